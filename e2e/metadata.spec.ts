import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sectionOf } from "#domain/site-section.ts";
import type { SitePath } from "#domain/site-path.ts";
import { registry } from "../src/app/registry/registry.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { readPage, type BuiltPage } from "./built-page.ts";
import { builtPaths, expect, test } from "./site.ts";
import { structuredDataProblems } from "./structured-data-rules.ts";

const siteUrl = process.env["VITE_SITE_URL"] ?? "https://www.northcover.example";

async function builtPage(path: SitePath): Promise<BuiltPage> {
  return readPage(await readFile(join(distFolder(), path === "/" ? "index.html" : `${path}.html`), "utf8"));
}

const og = (page: BuiltPage, property: string) => page.attribute("meta", { property: `og:${property}` }, "content");
const named = (page: BuiltPage, name: string) => page.attribute("meta", { name }, "content");

/** Width and height from the header of a PNG file. */
function sizeOf(png: Buffer): readonly [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

for (const path of builtPaths) {
  test(`${path} tells search engines and shares what it is`, async () => {
    const page = await builtPage(path);
    const row = registry[path];
    const address = new URL(path, siteUrl).href;
    const title = page.text("title") ?? "";
    expect(title).toBe(row.title.includes("Northcover") ? row.title : `${row.title} | Northcover`);
    expect(title.length).toBeLessThanOrEqual(70);
    expect(named(page, "description")).toBe(row.description);
    expect(row.description.length).toBeGreaterThanOrEqual(50);
    expect(row.description.length).toBeLessThanOrEqual(170);
    expect(named(page, "keywords")).toBe(row.keywords.join(", "));
    expect(page.attribute("link", { rel: "canonical" }, "href")).toBe(address);
    expect(named(page, "geo.region")).toBe("CA");
    expect(page.attribute("html", {}, "lang")).toBe("en-CA");

    const image = new URL(`/social/${sectionOf(path)}.png`, siteUrl).href;
    expect([og(page, "title"), og(page, "description"), og(page, "url")]).toEqual([title, row.description, address]);
    expect([og(page, "locale"), og(page, "site_name")]).toEqual(["en_CA", "Northcover"]);
    expect([og(page, "image"), og(page, "image:width"), og(page, "image:height")]).toEqual([image, "1200", "630"]);
    expect(og(page, "image:alt")).toMatch(/^Northcover: .+/);
    expect(named(page, "twitter:card")).toBe("summary_large_image");
    expect([named(page, "twitter:title"), named(page, "twitter:image")]).toEqual([title, image]);
    expect(page.attributes("meta", "media")).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
    expect(page.attribute("link", { rel: "manifest" }, "href")).toBe("/site.webmanifest");
  });

  test(`${path} describes itself in sound structured data`, async () => {
    const page = await builtPage(path);
    expect(page.structuredData.length).toBeGreaterThanOrEqual(1);
    const blocks = page.structuredData.map((text): unknown => JSON.parse(text));
    expect(blocks.flatMap(structuredDataProblems)).toEqual([]);

    const [graph] = blocks;
    expect(graph).toMatchObject({
      "@graph": [
        { "@type": "Organization", name: "Northcover" },
        { "@type": "WebSite", name: "Northcover" },
        { "@type": "WebPage", url: new URL(path, siteUrl).href, name: page.text("title") },
        { "@type": "BreadcrumbList" },
        ...[...page.structuredData[0]?.matchAll(/"@type":"(Article)","@id"/g) ?? []].map(() => ({ "@type": "Article" })),
        ...[...page.structuredData[0]?.matchAll(/"@type":"(ItemList)","@id"/g) ?? []].map(() => ({ "@type": "ItemList" })),
      ],
    });
  });
}
