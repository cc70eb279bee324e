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
import { builtPage, type BuiltPage } from "./built-page.ts";
import { frenchAddress } from "./french/french-site.ts";
import { builtPaths, expect, listedPaths, test } from "./site.ts";

const siteUrl = process.env["VITE_SITE_URL"] ?? "https://www.northcover.example";

const og = (page: BuiltPage, property: string) => page.attribute("meta", { property: `og:${property}` }, "content");
const named = (page: BuiltPage, name: string) => page.attribute("meta", { name }, "content");

/** Width and height from the header of a PNG file of the build. */
async function sizeOf(file: string): Promise<readonly [number, number]> {
  const png = await readFile(join(distFolder, file));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** A JSON-LD block or a node of its graph, with the properties that the tests read. */
interface Node {
  readonly "@type"?: string;
  readonly "@graph"?: readonly Node[];
  readonly name?: string;
  readonly datePublished?: string;
  readonly dateModified?: string;
  readonly mainEntity?: readonly Node[];
  readonly itemListElement?: readonly { readonly name?: string; readonly item: Node }[];
}

const blocksOf = ({ structuredData }: BuiltPage) => structuredData.map((text) => JSON.parse(text) as Node);
const blockOf = (path: SitePath, type: string) => blocksOf(builtPage(path)).find((block) => block["@type"] === type);

interface WebManifest {
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

test("every page has metadata for search engines and social media, and structured data about itself", async () => {
  for (const path of builtPaths)
    await test.step(path, async () => {
      const page = builtPage(path);
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

      const [organization, webSite, webPage, trail] = blocksOf(page)[0]?.["@graph"] ?? [];
      expect(organization).toMatchObject({ "@type": "Organization", name: "Northcover" });
      expect(webSite).toMatchObject({ "@type": "WebSite", name: "Northcover" });
      expect(webPage).toMatchObject({ "@type": "WebPage", url: address, name: title });
      expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
      const steps = trail?.itemListElement ?? [];
      expect(steps[0]).toMatchObject({ name: "Home", item: new URL("/", siteUrl).href });
      expect(steps.at(-1)).toMatchObject({ name: pageNames[path].label, item: address });
    });
});

const isGuide = (path: string) => /^\/(learn|blog|provincial|company-analysis)\/./.test(path);

test("every guide has the same dates in its metadata as on the page", async () => {
  for (const path of builtPaths.filter(isGuide))
    await test.step(path, async () => {
      const page = builtPage(path);
      const article = blocksOf(page)[0]?.["@graph"]?.find((node) => node["@type"] === "Article");
      expect(article).toBeDefined();
      const shown = page.attributes("time", "datetime");
      expect(shown).toContain(article?.dateModified);
      if (path.startsWith("/blog/")) expect(shown).toContain(article?.datePublished);
      else expect(article).not.toHaveProperty("datePublished");
      expect(og(page, "type")).toBe("article");
    });
});

test("pages of questions have them as structured data", () => {
  for (const path of [
    "/faq",
    "/learn/questions",
    "/learn/home-insurance",
    "/blog/home-insurance-guide-canada-2024",
  ] as const) {
    const names = blockOf(path, "FAQPage")?.mainEntity?.map(({ name }) => name) ?? [];
    expect(names.length, path).toBeGreaterThanOrEqual(5);
    expect(builtPage(path).texts("summary"), path).toEqual(expect.arrayContaining(names));
  }
});

test("/faq has its answers as structured data, word for word", () => {
  const questions = faqSections.flatMap((section) => section.questions);
  expect(blockOf("/faq", "FAQPage")).toMatchObject({
    mainEntity: questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
});

test("comparisons have the products of their tables as structured data", () => {
  for (const path of builtPaths.filter((candidate) => candidate.startsWith("/insurance-types/"))) {
    const page = builtPage(path);
    const [list, ...others] = blocksOf(page).filter((block) => block["@type"] === "ItemList");
    expect(others, path).toEqual([]);
    const { name, itemListElement = [] } = list ?? {};
    expect(page.texts("caption"), path).toContain(name);
    const companies = itemListElement.map(({ item }) => item.name?.replace(/:.*/, ""));
    expect(companies.length, path).toBeGreaterThanOrEqual(3);
    expect(page.texts("th"), path).toEqual(
      expect.arrayContaining(companies.map((company) => expect.stringContaining(String(company)))),
    );
  }
});

test("every JSON-LD block has the types of schema.org", { tag: "@all" }, async () => {
  test.setTimeout(120_000);
  const blocks = builtPaths.flatMap((path) => builtPage(path).structuredData);
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
  const flags = "--ignoreConfig --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler".split(" ");
  const checked = await promisify(execFile)("node_modules/.bin/tsc", [...flags, file]).catch((error: unknown) => error);
  expect(checked).toMatchObject({ stdout: "" });
  expect(blocks.length).toBeGreaterThanOrEqual(builtPaths.length);
});

test("titles and descriptions are unique in both languages", () => {
  const pages = [...builtPaths, ...builtPaths.map(frenchAddress)].map(builtPage);
  const words = pages.flatMap((page) => [page.text("title"), named(page, "description")]);
  expect(words.filter((text, index) => text === undefined || words.indexOf(text) !== index)).toEqual([]);
});

test("every section has a social image, and every device an icon", async () => {
  for (const section of siteSections) {
    expect(await sizeOf(`social/${section}.png`)).toEqual([1200, 630]);
  }
  const manifest = JSON.parse(await readFile(join(distFolder, "site.webmanifest"), "utf8")) as WebManifest;
  expect(manifest).toMatchObject({ name: "Northcover", lang: "en-CA", start_url: "/" });
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === "image/png")) {
    const [width, height] = await sizeOf(src);
    expect({ type, sizes }).toEqual({ type: "image/png", sizes: `${width}x${height}` });
  }
  expect(await sizeOf("apple-touch-icon.png")).toEqual([180, 180]);
});

test("the not-found page is not indexed", () => {
  const page = builtPage("/404");
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
