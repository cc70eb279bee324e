import type { SitePath } from "./site-path.ts";

/** Sitemap data of a page, included in its registry entry. */
export interface SitemapPage {
  readonly path: SitePath;
  readonly changeFrequency: "weekly" | "monthly" | "yearly";
  /** Priority relative to the site's other pages, from 0 to 1. */
  readonly priority: number;
}

/** A `<url>` element of the sitemap protocol. */
export interface SitemapEntry {
  /** Absolute URL. */
  readonly loc: string;
  /** Day, ISO 8601. */
  readonly lastmod: string;
  readonly changefreq: SitemapPage["changeFrequency"];
  readonly priority: number;
}

export interface SitemapOptions {
  /** Origin of the site, such as "https://www.northcover.example". */
  readonly siteUrl: string;
  readonly today: Date;
}

/** The day of a date in UTC, ISO 8601, so that the build and every browser agree on "today". */
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

/** Escape the ampersand first, or the other escapes would be escaped again. */
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

/** The sitemap as XML; see https://www.sitemaps.org/protocol.html. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(entryXml),
    "</urlset>",
    "",
  ].join("\n");
}
