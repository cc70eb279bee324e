import { expect, test } from "vitest";
import { businessToolWords } from "#text/tools/business-insurance-calculator.ts";
import { sharedToolWords } from "#text/tools/shared.ts";
import { travelToolWords } from "#text/tools/travel-insurance-calculator.ts";
import * as comparisonWords from "#words/comparison.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";
import * as siteSearchWords from "#words/site-search.ts";

const found = (count: number) =>
  siteSearchWords.found({ isAnswered: false, pagesShown: count, pagesFound: count, definitions: 0, query: "x" });
const changed = (since: number) => travelToolWords.warnings.probablyExcluded({ since, stability: 90 });

test.each<[string, (count: number) => string | undefined, string, string]>([
  ["pages found", found, "page ", "pages "],
  ["more pages", siteSearchWords.showMorePages, "page ", "pages "],
  ["products", (count) => comparisonWords.productsShown(count, count), "produit", "produits"],
  ["children", lifeNeedsWords.recapChildren, "enfant", "enfants"],
  ["days", changed, "jour ", "jours "],
  ["coverages", (count) => businessToolWords.sensitivity.value(count), "assurance", "assurances"],
])("%s: French counts 0 and 1 in the singular", (_, write, one, many) => {
  expect(write(0)).toMatch(new RegExp(`0.${one}(?!s)`));
  expect(write(1)).toMatch(new RegExp(`(?:1|un).${one}(?!s)`));
  expect(write(2)).toMatch(new RegExp(`2.${many}`));
});

test("one question is named as one", () => {
  expect([1, 2].map(sharedToolWords.form.refine)).toEqual([
    "Préciser le résultat (1 question)",
    "Préciser le résultat (2 questions)",
  ]);
});
