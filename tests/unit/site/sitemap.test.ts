import { describe, expect, test } from "vitest";
import { sitemapEntries, sitemapXml } from "#site/sitemap.ts";

const options = { siteUrl: "https://www.northcover.example", today: new Date("2026-11-20T23:59:59Z") };

const pages = [{ path: "/" }, { path: "/faq" }] as const;

describe("sitemapEntries", () => {
  test("lists each page's absolute address, the date, and its weight", () => {
    expect(sitemapEntries(pages, options)).toEqual([
      { loc: "https://www.northcover.example/", lastmod: "2026-11-20", changefreq: "weekly", priority: 1 },
      { loc: "https://www.northcover.example/faq", lastmod: "2026-11-20", changefreq: "monthly", priority: 0.7 },
    ]);
  });

  test.each(["https://www.northcover.example", "https://www.northcover.example/"])("%s makes one slash", (siteUrl) => {
    expect(sitemapEntries(pages, { ...options, siteUrl })[1]?.loc).toBe("https://www.northcover.example/faq");
  });

  test("the date is the same in every time zone", () => {
    const lateInVancouver = new Date("2026-11-20T23:30:00-08:00");
    expect(sitemapEntries(pages, { ...options, today: lateInVancouver })[0]?.lastmod).toBe("2026-11-21");
  });
});

describe("sitemapXml", () => {
  test("conforms to the protocol", () => {
    expect(sitemapXml(sitemapEntries(pages.slice(0, 1), options))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://www.northcover.example/</loc>
    <lastmod>2026-11-20</lastmod>
    <changefreq>weekly</changefreq>
    <priority>1.0</priority>
  </url>
</urlset>
`);
  });

  test("names each page in every language", () => {
    const alternatesOf = (path: string) => [
      { hrefLang: "en-CA", address: path },
      { hrefLang: "fr-CA", address: `/fr${path}` },
    ];
    const xml = sitemapXml(sitemapEntries(pages.slice(1), { ...options, alternatesOf }));
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(xml.match(/<xhtml:link .*>/g)).toEqual([
      '<xhtml:link rel="alternate" hreflang="en-CA" href="https://www.northcover.example/faq"/>',
      '<xhtml:link rel="alternate" hreflang="fr-CA" href="https://www.northcover.example/fr/faq"/>',
    ]);
  });

  test("escapes reserved characters of XML", () => {
    const [entry] = sitemapEntries(pages, options);
    const xml = sitemapXml(entry === undefined ? [] : [{ ...entry, loc: `https://x.example/?a=1&b='<">` }]);
    expect(xml).toContain("<loc>https://x.example/?a=1&amp;b=&apos;&lt;&quot;&gt;</loc>");
  });

  test("an empty list is a valid document", () => {
    expect(sitemapXml([])).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n</urlset>');
  });
});

test.each([
  ["weekly", 1, ["/"]],
  ["weekly", 0.9, ["/learn", "/insurance-types", "/blog"]],
  ["weekly", 0.8, ["/tools"]],
  ["monthly", 0.7, ["/faq"]],
  ["monthly", 0.3, ["/sitemap"]],
  ["yearly", 0.3, ["/privacy-policy", "/terms-of-service"]],
  ["yearly", 0, ["/request-sent", "/request-not-sent"]],
] as const)("pages that change %s have the specified priorities: %d for %j", (changefreq, priority, paths) => {
  for (const path of paths) expect(sitemapEntries([{ path }], options)[0]).toMatchObject({ changefreq, priority });
});
