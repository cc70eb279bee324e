import { registry, type PageKind } from "./registry.ts";
import { addressOf, type SitePath } from "./site-path.ts";

/** What the sitemap tells search engines of a page. */
interface SitemapWeight {
  readonly changefreq: "weekly" | "monthly" | "yearly";
  /** Priority relative to the site's other pages, from 0 to 1. */
  readonly priority: number;
}

const weightOfKind = {
  guide: { changefreq: "monthly", priority: 0.8 },
  "life-event": { changefreq: "monthly", priority: 0.7 },
  resource: { changefreq: "yearly", priority: 0.6 },
  comparison: { changefreq: "monthly", priority: 0.8 },
  article: { changefreq: "yearly", priority: 0.7 },
  tool: { changefreq: "monthly", priority: 0.7 },
  own: { changefreq: "monthly", priority: 0.7 },
  plain: { changefreq: "monthly", priority: 0.4 },
  legal: { changefreq: "yearly", priority: 0.3 },
  province: { changefreq: "monthly", priority: 0.7 },
  company: { changefreq: "monthly", priority: 0.6 },
} as const satisfies Readonly<Record<PageKind, SitemapWeight>>;

const groupGuide = { changefreq: "monthly", priority: 0.7 } as const;

/** Pages that weigh more or less than others of their kind. */
const weightOfPage: Readonly<Partial<Record<SitePath, SitemapWeight>>> = {
  "/": { changefreq: "weekly", priority: 1 },
  "/learn": { changefreq: "weekly", priority: 0.9 },
  "/learn/young-professionals-insurance": groupGuide,
  "/learn/new-immigrant-insurance": groupGuide,
  "/learn/high-net-worth-insurance": groupGuide,
  "/learn/insurance-for-seniors": groupGuide,
  "/insurance-types": { changefreq: "weekly", priority: 0.9 },
  "/blog": { changefreq: "weekly", priority: 0.9 },
  "/tools": { changefreq: "weekly", priority: 0.8 },
  "/sitemap": { changefreq: "monthly", priority: 0.3 },
  "/request-sent": { changefreq: "yearly", priority: 0 },
  "/request-not-sent": { changefreq: "yearly", priority: 0 },
};

/** A page in one language. */
interface Alternate {
  /** A language tag, or `x-default`. */
  readonly hrefLang: string;
  readonly address: string;
}

/** A `<url>` element of the sitemap protocol. */
export interface SitemapEntry extends SitemapWeight {
  /** Absolute URL. */
  readonly loc: string;
  /** Day, ISO 8601. */
  readonly lastmod: string;
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
  pages: readonly { readonly path: SitePath }[],
  { siteUrl, today, alternatesOf }: SitemapOptions,
): SitemapEntry[] {
  const lastmod = isoDay(today);
  const absolute = (address: string) => new URL(address, siteUrl).href;
  return pages.map(({ path }) => ({
    loc: absolute(addressOf(path)),
    lastmod,
    ...(weightOfPage[path] ?? weightOfKind[registry[path].kind]),
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
