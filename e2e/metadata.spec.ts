import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { addressIn, languages } from "#site/alternates.ts";
import { sectionOf, siteSections } from "#site/site-section.ts";
import type { SitePath } from "#site/site-path.ts";
import { faqSections } from "#text/faq.ts";
import { pageDescriptions } from "#page-descriptions";
import { pageNames } from "#page-names";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { readPage, type BuiltPage } from "./built-page.ts";
import { builtPaths, expect, listedPaths, test } from "./site.ts";
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

type Node = Readonly<Record<string, unknown>>;

interface FaqPage {
  readonly "@type": "FAQPage";
  readonly mainEntity: readonly { readonly name: string }[];
}

interface WebManifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

function listIn(value: unknown, name: string): readonly Node[] {
  if (typeof value !== "object" || value === null) return [];
  const list: unknown = Object.entries(value).find(([key]) => key === name)?.[1];
  return Array.isArray(list) ? list : [];
}

const nodesOf = (graph: unknown) => listIn(graph, "@graph");
const trailOf = (list: unknown) => listIn(list, "itemListElement");

function isFaqPage(block: unknown): block is FaqPage {
  return typeof block === "object" && block !== null && "@type" in block && block["@type"] === "FAQPage";
}

interface ItemList {
  readonly name: string;
  readonly itemListElement: readonly { readonly item: { readonly name: string } }[];
}

function isItemList(block: unknown): block is ItemList {
  return typeof block === "object" && block !== null && "@type" in block && block["@type"] === "ItemList";
}

test("every page has metadata for search engines and social media, and valid structured data", async () => {
  for (const path of builtPaths)
    await test.step(path, async () => {
      const page = await builtPage(path);
      const row = { ...pageNames[path], ...pageDescriptions[path] };
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
      expect(page.attributes("meta", "media")).toEqual([
        "(prefers-color-scheme: light)",
        "(prefers-color-scheme: dark)",
      ]);
      expect(page.attribute("link", { rel: "manifest" }, "href")).toBe("/site.webmanifest");

      expect(page.structuredData.length).toBeGreaterThanOrEqual(1);
      const blocks = page.structuredData.map((text): unknown => JSON.parse(text));
      expect(blocks.flatMap(structuredDataProblems)).toEqual([]);

      const [graph] = blocks;
      const [organization, webSite, webPage, trail] = nodesOf(graph);
      expect(organization).toMatchObject({ "@type": "Organization", name: "Northcover" });
      expect(webSite).toMatchObject({ "@type": "WebSite", name: "Northcover" });
      expect(webPage).toMatchObject({ "@type": "WebPage", url: new URL(path, siteUrl).href, name: page.text("title") });
      expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
      const [first, last] = [trailOf(trail)[0], trailOf(trail).at(-1)];
      expect(first).toMatchObject({ name: "Home", item: new URL("/", siteUrl).href });
      expect(last).toMatchObject({ name: pageNames[path].label, item: new URL(path, siteUrl).href });
    });
});

const isGuide = (path: string) => /^\/(learn|blog|provincial|company-analysis)\/./.test(path);

test("every guide has the same dates in its metadata as on the page", async () => {
  for (const path of builtPaths.filter(isGuide))
    await test.step(path, async () => {
      const page = await builtPage(path);
      const [text = "{}"] = page.structuredData;
      const article = nodesOf(JSON.parse(text)).find((node) => node["@type"] === "Article");
      expect(article).toBeDefined();
      const shown = page.attributes("time", "datetime");
      expect(shown).toContain(article?.["dateModified"]);
      if (path.startsWith("/blog/")) expect(shown).toContain(article?.["datePublished"]);
      else expect(article).not.toHaveProperty("datePublished");
      expect(og(page, "type")).toBe("article");
    });
});

const faqPaths = [
  "/faq",
  "/learn/questions",
  "/learn/home-insurance",
  "/blog/home-insurance-guide-canada-2024",
] as const;

test("pages of questions have them as structured data", async () => {
  for (const path of faqPaths)
    await test.step(path, async () => {
      const page = await builtPage(path);
      const data: unknown = page.structuredData.map((text): unknown => JSON.parse(text)).find(isFaqPage);
      const names = isFaqPage(data) ? data.mainEntity.map(({ name }) => name) : [];
      expect(names.length).toBeGreaterThanOrEqual(5);
      expect(page.texts("summary")).toEqual(expect.arrayContaining(names));
    });
});

test("/faq has its answers as structured data, word for word", async () => {
  const page = await builtPage("/faq");
  const data: unknown = page.structuredData.map((text): unknown => JSON.parse(text)).find(isFaqPage);
  const questions = faqSections.flatMap((section) => section.questions);
  expect(data).toMatchObject({
    mainEntity: questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
});

test("comparisons have the products of their tables as structured data", async () => {
  for (const path of builtPaths.filter((candidate) => candidate.startsWith("/insurance-types/")))
    await test.step(path, async () => {
      const page = await builtPage(path);
      const lists = page.structuredData.map((text): unknown => JSON.parse(text)).filter(isItemList);
      expect(lists).toHaveLength(1);
      for (const { name, itemListElement } of lists) {
        expect(page.texts("caption")).toContain(name);
        const companies = itemListElement.map(({ item }) => item.name.replace(/:.*/, ""));
        expect(companies.length).toBeGreaterThanOrEqual(3);
        expect(page.texts("th")).toEqual(
          expect.arrayContaining(companies.map((company) => expect.stringContaining(company))),
        );
      }
    });
});

test("every JSON-LD block has the types of schema.org", { tag: "@all" }, async () => {
  test.setTimeout(120_000);
  const blocks = (await Promise.all(builtPaths.map(builtPage))).flatMap(({ structuredData }) => structuredData);
  const folder = ".cache/structured-data";
  const file = join(folder, "blocks.ts");
  const types = "Graph | WithContext<FAQPageLeaf> | WithContext<ItemListLeaf>";
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    [
      'import type { FAQPageLeaf, Graph, ItemListLeaf, WithContext } from "schema-dts";',
      ...blocks.map((json, index) => `export const block${index}: ${types} = ${json};`),
    ].join("\n"),
  );
  const flags = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
  ];
  const checked = await promisify(execFile)("node_modules/.bin/tsc", [...flags, file]).catch((error: unknown) => error);
  expect(checked).toMatchObject({ stdout: "" });
  expect(blocks.length).toBeGreaterThanOrEqual(builtPaths.length);
});

test("titles and descriptions are unique", async () => {
  const pages = await Promise.all(builtPaths.map(builtPage));
  for (const words of [pages.map((page) => page.text("title")), pages.map((page) => named(page, "description"))]) {
    expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
  }
});

test("every section has a social image, and every device an icon", async () => {
  for (const section of siteSections) {
    expect(sizeOf(await readFile(join(distFolder(), "social", `${section}.png`)))).toEqual([1200, 630]);
  }
  const manifest = JSON.parse(await readFile(join(distFolder(), "site.webmanifest"), "utf8")) as WebManifest;
  expect(manifest).toMatchObject({ name: "Northcover", lang: "en-CA", start_url: "/" });
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === "image/png")) {
    const [width, height] = sizeOf(await readFile(join(distFolder(), src)));
    expect({ type, sizes }).toEqual({ type: "image/png", sizes: `${width}x${height}` });
  }
  expect(sizeOf(await readFile(join(distFolder(), "apple-touch-icon.png")))).toEqual([180, 180]);
});

test("the not-found page is not indexed", async () => {
  const page = readPage(await readFile(join(distFolder(), "404.html"), "utf8"));
  expect(named(page, "robots")).toBe("noindex");
  expect(page.attributes("link", "rel")).not.toContain("canonical");
});

test("robots.txt links to the sitemap, which is cached for an hour", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["cache-control"]).toContain("max-age=3600");
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = languages.flatMap(({ book }) =>
    listedPaths.map((path) => new URL(addressIn(book, path), siteUrl).href),
  );
  expect(addresses).toEqual(expected);
});

test("the app builds the same sitemap as the build, without the other language", async ({ page, request }) => {
  const built = await (await request.get("/sitemap.xml")).text();
  const [, day = ""] = /<lastmod>(.*?)<\/lastmod>/.exec(built) ?? [];
  await page.clock.setFixedTime(`${day}T12:00:00Z`);
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("<?xml"));
  await page.goto("/sitemap");
  const english = built
    .replace(/ xmlns:xhtml="[^"]*"/, "")
    .replaceAll(/ *<xhtml:link [^>]*>\n/g, "")
    .replaceAll(/ *<url>\n *<loc>[^<]*\/fr(?:\/[^<]*)?<\/loc>[\s\S]*?<\/url>\n/g, "");
  expect((await logged).text()).toBe(english);
});
