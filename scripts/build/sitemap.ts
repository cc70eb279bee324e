import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sitemapEntries, sitemapXml, type SitemapPage } from "../../src/site/sitemap.ts";

/** Writes `sitemap.xml` and the `robots.txt` that points to it. */
export async function writeSitemap(dist: string, pages: readonly SitemapPage[], siteUrl: string): Promise<void> {
  const entries = sitemapEntries(pages, { siteUrl, today: new Date() });
  await writeFile(join(dist, "sitemap.xml"), sitemapXml(entries));
  await writeFile(
    join(dist, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`,
  );
}
