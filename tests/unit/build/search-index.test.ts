import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { indexWords, type SearchDocument } from "#services/search-words.ts";
import type { SearchAction, SearchFile } from "#site/search.ts";
import { writeSearchIndex, type IndexedPage } from "../../../scripts/build/search-index.ts";

let dist: string;
beforeEach(async () => void (dist = await mkdtemp(join(tmpdir(), "search-index-"))));
afterEach(() => rm(dist, { recursive: true }));

const page = (path: string, title: string): IndexedPage => ({
  path,
  title,
  section: "Learn",
  description: `About ${title}.`,
  keywords: ["policy", "cover"],
});
const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

const vocabulary = { synonyms: {}, related: {} };
const topics = { "/learn/a": "flood", "/learn/a#two": "leak", "/company-analysis/intact": "belairdirect" };
const glossary = [
  { id: "premium", term: "Premium", definition: "The price.", otherLanguage: "prime" },
  { id: "deductible", term: "Deductible", definition: "Your share." },
];
const actions: readonly SearchAction[] = [{ href: "/learn/a#two", title: "Compare", description: "Compares." }];

/** Builds an index of pages with the given content, and reads it back. */
async function indexOf(contents: Readonly<Record<string, string>>): Promise<SearchFile> {
  for (const [path, main] of Object.entries(contents)) {
    await mkdir(join(dist, fileOf(path), ".."), { recursive: true });
    await writeFile(join(dist, fileOf(path)), `<html><body><main>${main}</main></body></html>`);
  }
  const pages = Object.keys(contents).map((path) => page(path, `Page ${path}`));
  await writeSearchIndex(dist, pages, glossary, { vocabulary, topics, actions }, fileOf);
  return JSON.parse(await readFile(join(dist, "search/index.json"), "utf8"));
}

/** Builds an index of short pages at the given addresses, and reads its pages back. */
async function pagesAt(...paths: readonly string[]): Promise<SearchFile["pages"]> {
  return (await indexOf(Object.fromEntries(paths.map((path) => [path, "<h1>T</h1><p>Text.</p>"])))).pages;
}

const textsOf = async (address = ""): Promise<unknown> => JSON.parse(await readFile(join(dist, address), "utf8"));

test("a page is indexed part by part, with its texts stored beside the index", async () => {
  const { pages, parts } = await indexOf({
    "/learn/a": '<h1>A</h1><p>Opening.</p><h2 id="two">Second</h2><p>More.</p>',
  });
  expect(pages).toMatchObject([{ path: "/learn/a", title: "Page /learn/a", section: "Learn" }]);
  expect(parts).toEqual([
    { page: 0, text: 0 },
    { page: 0, text: 1, heading: "Second", fragment: "two", action: 0 },
  ]);
  expect(pages[0]?.texts).toMatch(/^\/assets\/search\/[0-9a-f]{12}\.json$/);
  expect(await textsOf(pages[0]?.texts)).toEqual(["Opening.", "More."]);
});

test("a page that starts with a heading has its description as introduction", async () => {
  const { pages } = await indexOf({ "/learn/b": '<h1>B</h1><h2 id="x">First</h2><h2 id="y">Second</h2><p>Text.</p>' });
  expect(await textsOf(pages[0]?.texts)).toEqual(["About Page /learn/b.", "", "Text."]);
});

test("a part of a page has the link to the page that continues it", async () => {
  const links = '<p data-slot="answer-links"><a href="/learn/b#c">Read on</a></p>';
  const { parts } = await indexOf({ "/faq": `<h2 id="why">Why?</h2><p>Because.</p>${links}` });
  expect(parts[1]).toEqual({ page: 0, text: 1, heading: "Why?", fragment: "why", more: "/learn/b#c" });
});

test("title and keywords are indexed with the opening of a page, headings, topics and actions with their parts, then the glossary", async () => {
  const table = "<table><caption>Third</caption><tr><td>Row</td></tr></table>";
  const { words } = await indexOf({
    "/learn/a": `<h1>A</h1><p>Opening</p><h2 id="two">Second</h2><p>More.</p>${table}`,
  });
  const title = "Page /learn/a";
  const documents: readonly SearchDocument[] = [
    { id: 0, title, heading: "", keywords: "policy cover flood", text: `Opening About ${title}.` },
    { id: 1, title: "", heading: "Second", keywords: "leak Compare", text: "More. Compares." },
    { id: 2, title: "", heading: "Third", keywords: "", text: "Row" },
    { id: 3, title: "Premium", heading: "", keywords: "prime", text: "The price." },
    { id: 4, title: "Deductible", heading: "", keywords: "", text: "Your share." },
  ];
  expect(JSON.stringify(words)).toBe(JSON.stringify(indexWords(documents, vocabulary)));
});

test.each([
  ["/learn/a", undefined],
  ["/learn", 0.4],
  ["/", 0.4],
  ["/blog/tools", undefined],
  ["/privacy-policy", 0.3],
  ["/about", 0.3],
  ["/about/corrections", 0.3],
  ["/faq", 0.5],
  ["/learn/request-a-copy", undefined],
  ["/learn/insurance-checklist", 0.5],
  ["/learn/insurance-checklist-explained", undefined],
  ["/insurance-types/auto", 0.9],
  ["/company-analysis/manulife", 0.5],
  ["/provincial/ontario-insurance-guide", 0.5],
  ["/learn/provincial/plans", undefined],
])("%s has weight %s", async (path, weight) => {
  expect((await pagesAt(path))[0]?.weight).toBe(weight);
});

test("a page about a province has the province, and no term that another such page has as its name", async () => {
  const pages = await pagesAt("/company-analysis/intact", "/provincial/ontario-insurance-guide");
  expect(pages.map(({ province, names }) => [province, names])).toEqual([
    [undefined, ["compani", "analysi", "intact", "belairdirect"]],
    ["ON", ["provinci", "ontario", "insur", "guid"]],
  ]);
});

test("tools, questions and comparisons have their kind, and a company's page the terms that name it alone", async () => {
  const pages = await pagesAt(
    "/tools/a",
    "/tools/consultation",
    "/learn/questions",
    "/faq",
    "/insurance-types/home",
    "/company-analysis/intact",
    "/learn/provincial/plans",
  );
  expect(pages.map(({ kind, names }) => [kind, names])).toEqual([
    ["tool", undefined],
    [undefined, undefined],
    ["questions", undefined],
    ["questions", undefined],
    ["comparison", undefined],
    [undefined, ["compani", "analysi", "intact", "polici", "cover", "belairdirect"]],
    [undefined, undefined],
  ]);
});

test("the search knows terms, actions, vocabulary and the openings of general pages, too", async () => {
  const main = '<h1>A</h1><p>Text.</p><h2 id="b">B</h2>';
  expect(await indexOf({ "/learn/a": main, "/learn/questions": main, "/insurance-types": main })).toMatchObject({
    terms: [
      { href: "/learn/how-insurance-works#glossary-premium", term: "Premium", definition: "The price." },
      { href: "/learn/how-insurance-works#glossary-deductible", term: "Deductible", definition: "Your share." },
    ],
    actions,
    vocabulary,
    general: [2, 4],
  });
});

test("a second build replaces the index", async () => {
  await pagesAt("/learn/a");
  const pages = await pagesAt("/learn/b");
  expect(pages.map(({ path }) => path)).toEqual(["/learn/b"]);
});
