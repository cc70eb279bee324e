import { describe, expect, test } from "vitest";
import { textFiles } from "../../../scripts/pages/text-files.ts";
import { compareMarkdown, compareModule, numbersOf } from "./compare-texts.ts";
import { addressBook as french } from "#site/addresses-fr.ts";
import { registry } from "#site/registry.ts";

describe("a French text is compared with the English one", () => {
  test.each([
    ["July 1, 2026", "1er juillet 2026"],
    ["$1,234.50 or 7.5%", "1 234,50 $ ou 7,5 %"],
    ["$300K", "300 000 $"],
    ["December 1 to March 15", "du 1er décembre au 15 mars"],
  ])("%s holds the same numbers as %s", (english, other) => {
    expect(numbersOf(other, "fr").toSorted()).toEqual(numbersOf(english, "en").toSorted());
  });

  const english =
    '---\nlayout: text\ntitle: One\n---\n\n## A\n\nIt costs <Figure basis="S1">$1,000</Figure>, see [home](/learn).\n';
  const twin =
    '---\nlayout: text\ntitle: Un\n---\n\n## B\n\nVoir l’[accueil](/learn) : <Figure basis="S1">1 000 $</Figure>.\n';

  test("and equal where only the words differ", () => {
    expect(compareMarkdown(english, twin)).toEqual([]);
  });

  test.each([
    ["a figure", "1 000 $", "1 100 $"],
    ["a source", "S1", "S2"],
    ["a link", "/learn", "/faq"],
    ["the level of a heading", "## B", "### B"],
    ["a layout", "layout: text", "layout: tabs"],
    ["a key", "title: Un", "titre: Un"],
    ["a paragraph", "Voir", "Un autre.\n\nVoir"],
  ])("and not where %s differs", (_, from, to) => {
    expect(compareMarkdown(english, twin.replace(from, to))).not.toEqual([]);
  });

  test("in modules by ids, links, sources and exports", () => {
    const module = 'export const one = [\n  { id: "a", text: "Word", sources: ["S1"] },\n];\n';
    expect(compareModule(module, module.replace("Word", "Mot"))).toEqual([]);
    for (const [from, to] of [
      ['"a"', '"b"'],
      ["S1", "S2"],
      ["const one", "const two"],
    ] as const) {
      expect(compareModule(module, module.replace(from, to))).not.toEqual([]);
    }
  });
});

test("every page has its own French address, in plain letters", () => {
  const addresses = Object.entries(french.addresses);
  expect(addresses.map(([path]) => path)).toEqual(Object.keys(registry));
  expect(new Set(addresses.map(([, address]) => address)).size).toBe(addresses.length);
  for (const [, address] of addresses) expect(address).toMatch(/^\/fr(?:\/[a-z0-9-]+)*$/);
});

/** Files of words that belong to one language: what people search for, what may be claimed, how the list is sorted. */
const ofOneLanguage = new Set([
  "claims.ts",
  "search-actions.ts",
  "search-vocabulary.ts",
  "words/interests.ts",
  "words/languages.ts",
  "words/products.ts",
  "words/stop-words.ts",
]);

function textsIn(folder: string): ReadonlyMap<string, string> {
  const files = textFiles(`${folder}**/*.{md,ts}`).map(({ file, text }) => [file.slice(folder.length), text] as const);
  return new Map(files.filter(([name]) => !ofOneLanguage.has(name)));
}

describe("every English text has a French one with the same figures, sources, links and headings", () => {
  const english = textsIn("src/content/en/");
  const other = textsIn("src/content/fr/");

  test.each([...new Set([...english.keys(), ...other.keys()])])("%s", (name) => {
    const compare = name.endsWith(".md") ? compareMarkdown : compareModule;
    expect(other.keys()).toContain(name);
    expect(compare(english.get(name) ?? "", other.get(name) ?? "")).toEqual([]);
  });
});
