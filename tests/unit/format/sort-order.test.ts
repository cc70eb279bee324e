import { expect, test } from "vitest";
import { byDay, byName, foldWord } from "#format/sort-order.ts";

test.each([
  ["Québec", "quebec"],
  ["Cœur", "coeur"],
  ["Policies", "policies"],
])("foldWord: %s is folded to %s", (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test("byName: names are in the order of a dictionary, whatever their case and accents", () => {
  const names = "Ontario, Île-du-Prince-Édouard, iA, Manitoba, Intact, Québec, Nouvelle-Écosse, TD".split(", ");
  expect(names.toSorted(byName)).toEqual(names.toSorted((one, other) => one.localeCompare(other, "fr-CA")));
});

test("byDay: days are in their order, and a year is before its days", () => {
  expect(["2026-10-01", "2025-12-31", "2026"].toSorted(byDay)).toEqual(["2025-12-31", "2026", "2026-10-01"]);
});
