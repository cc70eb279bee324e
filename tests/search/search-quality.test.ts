import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { addressBook } from "#addresses";
import { locale } from "#locale";
import { termReader, termsIn } from "#services/search-words.ts";
import { openSiteSearch } from "#services/site-search.ts";
import type { Search, SearchFile } from "#site/search.ts";
import { addressOf } from "#site/site-path.ts";
import { searchActions } from "#text/search-actions.ts";
import { searchTopics, searchVocabulary } from "#text/search-vocabulary.ts";
import { suggestions } from "#words/site-search.ts";
import { distFolder } from "../../scripts/build/dist-folder.ts";
import { readPhrases } from "./phrases.ts";
import { qualityOf, rankOf, split, type Phrase, type Quality } from "./quality.ts";

/** Reads a file of the last build in place of a fetch. */
const readBuilt = async (address: string) => new Response(readFileSync(join(distFolder, address), "utf8"));

const isFrench = locale.tag.startsWith("fr");
const language = isFrench ? "french" : "english";
const groups = readPhrases(language);
const { tuned, held } = split(groups);

/** The further sets of phrases, with the least share that is answered at once and in the first three. */
const furtherSets = [
  { name: "of another author", file: "further", floors: [0.9, 0.95] },
  { name: "of people in a situation", file: "situations", floors: [0.86, 0.96] },
  { name: "typed in haste", file: "typed", floors: [0.91, 0.96] },
  { name: "that ask the site's questions", file: "questions", floors: [0.84, 0.97] },
  { name: "that a section answers", file: "sections", floors: [0.9, 0.97] },
] as const satisfies readonly { name: string; file: string; floors: readonly [first: number, firstThree: number] }[];
const furtherGroups = (kind: (typeof furtherSets)[number]["file"]) => readPhrases(`${language}-${kind}`);

let search: Search;
beforeAll(async () => void (search = await openSiteSearch(readBuilt)));

const pageOf = (href: string) => href.split("#")[0] ?? href;

/** Measures a set of phrases and prints the figures. */
async function measure(name: string, phrases: readonly Phrase[]): Promise<Quality> {
  const ranks: number[] = [];
  for (const phrase of phrases) ranks.push(rankOf(phrase, await search(phrase.phrase)));
  const quality = qualityOf(ranks);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  console.log(
    `${locale.tag}, ${phrases.length} phrases ${name}: right at once ${percent(quality.first)}, in the first three ` +
      `${percent(quality.firstThree)}, mean reciprocal rank ${quality.mrr.toFixed(3)}`,
  );
  return quality;
}

describe("phrases", () => {
  test("are 300, each once, of which 100 only measure", () => {
    expect(new Set([...tuned, ...held].map(({ phrase }) => phrase)).size).toBe(300);
    expect(held).toHaveLength(100);
  });

  test("that the search is tuned on are answered at once", async () => {
    const { first, firstThree } = await measure("to tune the search on", tuned);
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(firstThree).toBeGreaterThanOrEqual(0.98);
  });

  test("that are held back are answered nearly as well", async () => {
    const { first, firstThree } = await measure("held back", held);
    expect(first).toBeGreaterThanOrEqual(0.92);
    expect(firstThree).toBeGreaterThanOrEqual(0.96);
  });
});

test.each(furtherSets)("phrases $name are answered nearly as well", async ({ name, file, floors }) => {
  const phrases = furtherGroups(file).flatMap(({ pages, phrases: all }) => all.map((phrase) => ({ phrase, pages })));
  const { first, firstThree } = await measure(name, phrases);
  expect(first).toBeGreaterThanOrEqual(floors[0]);
  expect(firstThree).toBeGreaterThanOrEqual(floors[1]);
});

test("each topic names a word once, and no word that the search ignores", () => {
  const { termOf } = termReader(searchVocabulary);
  for (const [place, topic] of Object.entries(searchTopics)) {
    const known = new Set<string>();
    for (const word of topic.split(" ")) {
      const terms = termsIn(word, termOf);
      expect
        .soft(
          terms.some((term) => !known.has(term)),
          `${place}: ${word}`,
        )
        .toBe(true);
      for (const term of terms) known.add(term);
    }
  }
});

test("the site says so where it has nothing, shows two pages, and names what it lacks", async () => {
  const lacking = isFrench
    ? {
        thermopompe: "thermopompe",
        "assurance pour mon chien": "chien",
        "frais de vétérinaire": "vétérinaire",
        "billets de concert": "concert",
        "poutine montréal": "poutine",
      }
    : {
        "pet insurance": "pet",
        bitcoin: "bitcoin",
        "horse insurance": "horse",
        "concert tickets": "concert",
        "pizza toronto": "pizza",
      };
  for (const [query, word] of Object.entries(lacking)) {
    const { nothing, action, answered, hits } = await search(query);
    expect.soft({ nothing, action, answered, hits: hits.length }, query).toEqual({ nothing: [word], hits: 2 });
  }
});

test("a suggested question is answered at once", async () => {
  for (const question of suggestions) {
    const { action, answered } = await search(question);
    expect.soft(action ?? answered, question).toBeDefined();
  }
});

test("no section is shown twice, and a place is shown by its heading", async () => {
  for (const { phrase } of tuned) {
    const { action, answered, hits } = await search(phrase);
    const hrefs = [action, answered, ...hits].flatMap((result) => (result === undefined ? [] : [result.href]));
    expect.soft(new Set(hrefs).size, phrase).toBe(hrefs.length);
    expect.soft(hrefs.join(), phrase).not.toContain("glossary-letter");
  }
});

test("a word being typed finds what it begins, and a misspelt one what it means", async () => {
  const pairs = isFrench
    ? { franch: "franchise", assuranc: "assurance", "ombudsmen des assurances": "ombudsman des assurances" }
    : { deduct: "deductible", insuranc: "insurance", ombudsmen: "ombudsman", deductable: "deductible" };
  for (const [typed, meant] of Object.entries(pairs)) {
    const found = await search(typed);
    const expected = new Set((await search(meant)).hits.map(({ href }) => pageOf(href)));
    expect.soft(found.nothing, typed).toBeUndefined();
    expect.soft(found.hits.filter(({ href }) => expected.has(pageOf(href))).length, typed).toBeGreaterThan(3);
  }
});

test("legal pages and lists of pages rank below explanations", async () => {
  const queries = isFrench
    ? ["plainte", "prime", "assurance", "poursuivre mon assureur"]
    : ["complaint", "premium", "insurance", "sue insurance company"];
  for (const query of queries) {
    const { hits } = await search(query);
    const first = hits.slice(0, 3).map(({ href }) => pageOf(href));
    for (const path of ["/terms-of-service", "/privacy-policy", "/sitemap", "/about", "/about/corrections"])
      expect.soft(first, query).not.toContain(addressOf(path));
  }
});

test("an insurer in a table is found at the heading of that table", async () => {
  const { hits } = await search("belairdirect");
  const page = addressOf("/blog/home-insurance-guide-canada-2024");
  expect(hits.map(({ href }) => href).filter((href) => pageOf(href) === page)).toEqual([
    `${page}#prices-risks-and-insurers-by-province`,
  ]);
});

test("the addresses of topics, actions and phrases exist", async () => {
  const file: SearchFile = await (await readBuilt(`${addressBook.root}/search/index.json`)).json();
  const places = new Set(
    file.parts.map(({ page, fragment }) => {
      const path = file.pages[page]?.path ?? "";
      return fragment === undefined ? path : `${path}#${fragment}`;
    }),
  );
  for (const href of [...Object.keys(searchTopics), ...searchActions.map((action) => action.href)])
    expect.soft(places, href).toContain(addressOf(href));
  const terms = file.terms.map(({ href }) => href.split("#")[1]);
  for (const expected of [groups, ...furtherSets.map((set) => furtherGroups(set.file))]
    .flat()
    .flatMap(({ pages }) => pages)) {
    if (expected.startsWith("/")) expect.soft(places, expected).toContain(addressOf(expected));
    else if (expected !== "nothing") expect.soft(terms, expected).toContain(expected);
  }
});
