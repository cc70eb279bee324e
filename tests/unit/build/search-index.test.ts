import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { SearchFile } from "#site/search.ts";
import { writeSearchIndex, type IndexedPage } from "../../../scripts/build/search-index.ts";

let dist: string;
beforeEach(async () => void (dist = await mkdtemp(join(tmpdir(), "search-index-"))));
afterEach(() => rm(dist, { recursive: true }));

const page = (path: string, title: string): IndexedPage => ({
  path,
  title,
  section: "Learn",
  description: `About ${title}.`,
  keywords: ["policy"],
});
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Builds an index of pages with the given content, and reads it back. */
async function indexOf(contents: Readonly<Record<string, string>>): Promise<SearchFile> {
  for (const [path, main] of Object.entries(contents)) {
    await mkdir(join(dist, fileOf(path), ".."), { recursive: true });
    await writeFile(join(dist, fileOf(path)), `<html><body><main>${main}</main></body></html>`);
  }
  const pages = Object.keys(contents).map((path) => page(path, `Page ${path}`));
  const glossary = [{ id: "premium", term: "Premium", definition: "The price." }];
  await writeSearchIndex(dist, pages, glossary, { vocabulary: { fillers: [], synonyms: {} }, actions: [] }, fileOf);
  return JSON.parse(await readFile(join(dist, "search/index.json"), "utf8"));
}

const textsOf = async (address = ""): Promise<unknown> => JSON.parse(await readFile(join(dist, address), "utf8"));

test("a page is indexed part by part, with its texts stored beside the index", async () => {
  const { pages, parts } = await indexOf({
    "/learn/a": '<h1>A</h1><p>Opening.</p><h2 id="two">Second</h2><p>More.</p>',
  });
  expect(pages).toMatchObject([{ path: "/learn/a", title: "Page /learn/a", section: "Learn" }]);
  expect(parts).toEqual([
    { page: 0, text: 0 },
    { page: 0, text: 1, heading: "Second", fragment: "two" },
  ]);
  expect(pages[0]?.texts).toMatch(/^\/assets\/search\/[0-9a-f]{12}\.json$/);
  expect(await textsOf(pages[0]?.texts)).toEqual(["Opening.", "More."]);
});

test("a page that starts with a heading has its description as introduction", async () => {
  const { pages } = await indexOf({ "/learn/b": '<h1>B</h1><h2 id="x">First</h2><p>Text.</p>' });
  expect(await textsOf(pages[0]?.texts)).toEqual(["About Page /learn/b.", "Text."]);
});

test("guides rank first, and a provincial page has its province", async () => {
  const paths = [
    "/learn/a",
    "/learn",
    "/",
    "/privacy-policy",
    "/company-analysis/manulife",
    "/provincial/ontario-insurance-guide",
  ];
  const { pages } = await indexOf(Object.fromEntries(paths.map((path) => [path, "<h1>T</h1><p>Text.</p>"])));
  expect(pages.map(({ weight, province }) => [weight, province])).toEqual([
    [undefined, undefined],
    [0.4, undefined],
    [0.4, undefined],
    [0.1, undefined],
    [0.5, undefined],
    [0.5, "ON"],
  ]);
});

test("tool and FAQ pages have their kind, and a company page has the words of its name", async () => {
  const paths = ["/tools/a", "/learn/questions", "/company-analysis/intact", "/learn/a"];
  const { pages } = await indexOf(Object.fromEntries(paths.map((path) => [path, "<h1>T</h1><p>Text.</p>"])));
  expect(pages.map(({ kind, names }) => [kind, names])).toEqual([
    ["tool", undefined],
    ["questions", undefined],
    [undefined, ["company", "analysis", "intact"]],
    [undefined, undefined],
  ]);
});

test("glossary terms are found, too", async () => {
  const { terms } = await indexOf({ "/learn/a": "<h1>A</h1><p>Text.</p>" });
  expect(terms).toEqual([{ term: "Premium", definition: "The price." }]);
});
