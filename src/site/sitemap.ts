import { addressOf, type SitePath } from "./site-path.ts";

/** Sitemap data of a page, included in its registry entry. */
export interface SitemapPage {
  readonly path: SitePath;
  readonly changeFrequency: "weekly" | "monthly" | "yearly";
  /** Priority relative to the site's other pages, from 0 to 1. */
  readonly priority: number;
}

/** A page in one language. */
interface Alternate {
  /** A language tag, or `x-default`. */
  readonly hrefLang: string;
  readonly address: string;
}

/** A `<url>` element of the sitemap protocol. */
export interface SitemapEntry {
  /** Absolute URL. */
  readonly loc: string;
  /** Day, ISO 8601. */
  readonly lastmod: string;
  readonly changefreq: SitemapPage["changeFrequency"];
  readonly priority: number;
  /** Absolute URLs of the page in every language, by language tag. */
  readonly alternates?: readonly Alternate[];
}

export interface SitemapOptions {
  /** A page in every language. Left out by the page that lists all pages, which has one language. */
  readonly alternatesOf?: (path: SitePath) => readonly Alternate[];
  /** Origin of the site, such as "https://www.northcover.example". */
  readonly siteUrl: string;
  readonly today: Date;
}

/** The day of a date in UTC, ISO 8601, so that the build and every browser agree on "today". */
function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** The sitemap's entries, in the order of the pages. */
export function sitemapEntries(
  pages: readonly SitemapPage[],
  { siteUrl, today, alternatesOf }: SitemapOptions,
): SitemapEntry[] {
  const lastmod = isoDay(today);
  const absolute = (address: string) => new URL(address, siteUrl).href;
  return pages.map(({ path, changeFrequency, priority }) => ({
    loc: absolute(addressOf(path)),
    lastmod,
    changefreq: changeFrequency,
    priority,
    ...(alternatesOf && {
      alternates: alternatesOf(path).map(({ hrefLang, address }) => ({ hrefLang, address: absolute(address) })),
    }),
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

function alternateXml({ hrefLang, address }: Alternate): string {
  return `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(address)}"/>`;
}

function entryXml({ loc, lastmod, changefreq, priority, alternates = [] }: SitemapEntry): string {
  return [
    "  <url>",
    `    <loc>${escapeXml(loc)}</loc>`,
    ...alternates.map(alternateXml),
    `    <lastmod>${lastmod}</lastmod>`,
    `    <changefreq>${changefreq}</changefreq>`,
    `    <priority>${priority.toFixed(1)}</priority>`,
    "  </url>",
  ].join("\n");
}

/** The sitemap as XML; see https://www.sitemaps.org/protocol.html. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const hasAlternates = entries.some(({ alternates }) => alternates !== undefined);
  const languages = hasAlternates ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>`,
    ...entries.map(entryXml),
    "</urlset>",
    "",
  ].join("\n");
}
