import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sitemapXml, type SitemapEntry } from "../../src/site/sitemap.ts";

/** Writes `sitemap.xml` and the `robots.txt` that points to it. */
export async function writeSitemap(dist: string, entries: readonly SitemapEntry[], siteUrl: string): Promise<void> {
  await writeFile(join(dist, "sitemap.xml"), sitemapXml(entries));
  await writeFile(
    join(dist, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", siteUrl).href}\n`,
  );
}
