import { expect, test } from "vitest";
import { basesOf } from "#widgets/source-list/figure-bases.ts";

test("finds figures, sources and flags at any depth, in order and each once", () => {
  const records = [
    {
      company: "Intact",
      coverageBasis: "practice",
      ratingBasis: "S106",
      sources: ["S105", "S106"],
      minimum: { value: "$200,000", basis: "S21" },
    },
    { scoresBasis: "illustrative", source: "S7", sources: ["S105"] },
  ];
  expect(basesOf(records)).toEqual(["practice", "S106", "S105", "S21", "illustrative", "S7"]);
});

test("never takes text for a basis", () => {
  expect(basesOf({ title: "S10", type: "site", notes: ["practice"], id: "illustrative" })).toEqual([]);
});

test("takes any number of records, also none", () => {
  expect(basesOf()).toEqual([]);
  expect(basesOf({ basis: "site" }, undefined, null, [{ basis: "S1" }])).toEqual(["site", "S1"]);
});
