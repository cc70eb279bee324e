import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SearchAnswer } from "#site/search.ts";
import { openSiteSearch } from "#services/site-search.ts";
import { searchActions } from "#text/search-actions.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { phrasedQuestions } from "./phrased-questions.ts";
import { searchQueries, tableQueries } from "./search-queries.ts";
import { builtPaths, expect, test } from "./site.ts";

/** Reads a file of the build in place of a fetch. */
const readBuilt = async (address: string) => new Response(readFileSync(join(distFolder(), address), "utf8"));

/** The page of a result, without its fragment. */
const pageOf = (href: string) => href.split("#")[0] ?? href;

/** The pages of the first two results. */
function firstTwo({ action, answered, hits }: SearchAnswer): readonly string[] {
  const top = action ?? answered;
  return [...(top === undefined ? [] : [top]), ...hits].slice(0, 2).map(({ href }) => pageOf(href));
}

test("the first two results for common queries include a page with the answer", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const { query, pages } of searchQueries) {
    const first = firstTwo(await search(query));
    expect
      .soft(
        first.some((path) => pages.some((page) => page === path)),
        `${query}: ${first.join(", ")}`,
      )
      .toBe(true);
  }
});

test("a health condition on a trip leads to the passage about stability", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const query of [
    "snowbird heart condition",
    "heart condition travel insurance",
    "stable condition snowbird",
    "travel insurance heart disease",
    "stability period",
  ]) {
    const { action, answered } = await search(query);
    expect.soft((action ?? answered)?.href, query).toBe("/learn/travel-insurance#the-clause-about-medical-conditions");
  }
});

test("an insurer in a table is found at the heading of that table", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const [query, { page, heading }] of Object.entries(tableQueries)) {
    const { hits } = await search(query);
    expect
      .soft(
        hits.map(({ href }) => href).filter((href) => pageOf(href) === page),
        query,
      )
      .toEqual([`${page}#${heading}`]);
    expect
      .soft(readFileSync(join(distFolder(), `${page}.html`), "utf8"), query)
      .toMatch(new RegExp(`<h3[^>]*id="${heading}"`));
  }
});

test("every common question is found in three wordings", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const { question, answers, phrasings } of phrasedQuestions) {
    for (const phrasing of phrasings) {
      const first = firstTwo(await search(phrasing));
      expect
        .soft(
          first.some((path) => answers.map(pageOf).includes(path)),
          `${question} ${phrasing}: ${first.join(", ")}`,
        )
        .toBe(true);
    }
  }
});

test("the answers to common questions exist", () => {
  const pages: readonly string[] = builtPaths;
  for (const address of phrasedQuestions.flatMap(({ answers }) => answers)) {
    const [path = "", fragment] = address.split("#");
    if (!pages.includes(path)) continue;
    if (fragment !== undefined)
      expect.soft(readFileSync(join(distFolder(), `${path}.html`), "utf8"), address).toContain(`id="${fragment}"`);
  }
});

test("a tool is among the first three results if one answers the query", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const [query, tool] of [
    ["self employed disability", "/tools/disability-insurance-calculator"],
    ["travel insurance", "/tools/travel-insurance-calculator"],
    ["business insurance", "/tools/business-insurance-calculator"],
  ] as const) {
    const { hits } = await search(query);
    expect
      .soft(
        hits.slice(0, 3).map(({ href }) => pageOf(href)),
        query,
      )
      .toContain(tool);
  }
});

test("no result is a letter heading of the glossary, and tables have their own names", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const query of [
    "super visa",
    "pre existing condition travel",
    "waiver of premium",
    "belair",
    "wawanesa vs intact",
  ]) {
    const { hits } = await search(query);
    expect
      .soft(
        hits.map(({ href }) => href).filter((href) => href.includes("glossary-letter")),
        query,
      )
      .toEqual([]);
    expect
      .soft(
        hits.map(({ heading }) => heading),
        query,
      )
      .not.toContain("Tax on home premiums");
  }
});

test("legal pages and lists of pages rank below explanations", async () => {
  const search = await openSiteSearch(readBuilt);
  for (const query of ["complaint", "term 20", "claims", "premium", "insurance", "sue insurance company"]) {
    const { hits } = await search(query);
    const first = hits.slice(0, 3).map(({ href }) => pageOf(href));
    expect.soft(first, query).not.toContain("/terms-of-service");
    expect.soft(first, query).not.toContain("/privacy-policy");
    expect.soft(first, query).not.toContain("/sitemap");
    expect.soft(first, query).not.toContain("/about");
  }
});

test("the links of the search's suggested actions have a target", () => {
  for (const { href } of searchActions) {
    const [path = "", fragment] = href.split("#");
    const html = readFileSync(join(distFolder(), `${path}.html`), "utf8");
    if (fragment !== undefined) expect.soft(html, href).toContain(`id="${fragment}"`);
  }
});
