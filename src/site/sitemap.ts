import type { SitePath } from "./site-path.ts";

/** What the sitemap needs to know about a page; a row of the page registry has it all. */
export interface SitemapPage {
  readonly path: SitePath;
  readonly changeFrequency: "weekly" | "monthly" | "yearly";
  /** Weight among the site's own pages, from 0 to 1. */
  readonly priority: number;
}

/** A page as the sitemap protocol describes it. */
export interface SitemapEntry {
  /** Whole address. */
  readonly loc: string;
  /** Day, ISO 8601. */
  readonly lastmod: string;
  readonly changefreq: SitemapPage["changeFrequency"];
  readonly priority: number;
}

export interface SitemapOptions {
  /** The site's own address, such as "https://www.northcover.example". */
  readonly siteUrl: string;
  readonly today: Date;
}

/** The day of a moment in UTC, ISO 8601, so that the build and every browser agree on what "today" is. */
function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The sitemap's entries, in the order of the pages. */
export function sitemapEntries(pages: readonly SitemapPage[], { siteUrl, today }: SitemapOptions): SitemapEntry[] {
  const lastmod = isoDay(today);
  return pages.map(({ path, changeFrequency, priority }) => ({
    loc: new URL(path, siteUrl).href,
    lastmod,
    changefreq: changeFrequency,
    priority,
  }));
}

/** The ampersand first, or it would escape the others' own. */
const escapes = [
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&apos;"],
] as const;

function escapeXml(text: string): string {
  return escapes.reduce((escaped, [character, entity]) => escaped.replaceAll(character, entity), text);
}

function entryXml({ loc, lastmod, changefreq, priority }: SitemapEntry): string {
  return [
    "  <url>",
    `    <loc>${escapeXml(loc)}</loc>`,
    `    <lastmod>${lastmod}</lastmod>`,
    `    <changefreq>${changefreq}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    "  </url>",
  ].join("\n");
}

/** The sitemap as XML, as https://www.sitemaps.org/protocol.html has it. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entryXml),
    "</urlset>",
    "",
  ].join("\n");
}
