import { describe, expect, test } from "vitest";
import { homeRatesSource } from "#domain/figures/hospital-abroad.ts";
import { travel } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = travel;
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-travel"];

describe("V-travel", () => {
  test("the province's share", () => {
    const alberta = answer({ province: "AB" });
    expect(alberta.plan).toEqual({ low: vector.AB.plan, high: vector.AB.plan });
    expect(alberta.you).toEqual({ low: vector.AB.you, high: vector.AB.you });
    const ontario = answer({ province: "ON", billPerDay: 10_000 });
    expect(ontario.plan).toEqual({ low: vector.ON.plan[0], high: vector.ON.plan[1] });
    expect(ontario.you).toEqual({ low: vector.ON.you[0], high: vector.ON.you[1] });
  });

  test("single-trip or annual plan", () => {
    const found = answer({ single: 62, annual: 155, trips: 1, longest: 10, cap: 15 });
    expect(found).toMatchObject({ breakEvenTrips: vector.breakEvenTrips, annualFromTrips: 3, annualFits: true });
    // Empty lengths are unknown.
    expect(answer({ single: 62, annual: 155, longest: 10 }).annualFits).toBeNull();
    expect(answer({ single: 62, annual: 155, cap: 15 }).annualFits).toBeNull();
    expect(answer({ single: 62, annual: 155 }).working.map(({ key }) => key)).toEqual(["breakEvenTrips"]);
    expect(answer({ single: 50, annual: 150 }).annualFromTrips).toBe(4);
    expect(answer({ single: 0, annual: 150 }).breakEvenTrips).toBeNull();
    expect(answer({ single: 50 })).toMatchObject({ breakEvenTrips: null, annualFromTrips: null });
    expect(answer({ annual: 50 }).breakEvenTrips).toBeNull();
  });

  test("stability", () => {
    const policy = { stability: 90 };
    expect(answer({ ...policy, sinceChange: 60 }).stability).toBe(vector.stability);
    expect(answer({ ...policy, sinceChange: 60 }).decisive).toContainEqual({
      key: "probablyExcluded",
      since: 60,
      stability: 90,
    });
    expect(answer({ ...policy, sinceChange: 90 })).toMatchObject({ stability: "stable", decisive: [] });
    expect(answer(policy).stability).toBe("unknown");
    expect(answer(policy).decisive).toEqual([]);
    expect(answer({ sinceChange: 60 })).toMatchObject({ stability: "unknown", decisive: [], warnings: [] });
  });
});

test("special cases", () => {
  expect(answer({ billPerDay: 900 })).toMatchObject({ headline: { key: "chooseProvince" }, sensitivity: [] });
  const canada = answer({ destination: "canada", province: "ON", billPerDay: 500 });
  expect(canada.headline).toEqual({ key: "insideCanada", mayHaveQuebecCard: false });
  expect(keys(canada.reasonsNotToBuy)).toEqual(["insideCanada"]);
  expect(canada).toMatchObject({ plan: null, you: null, charts: [], sensitivity: [] });
});

test("a trip inside Canada names the Quebec card to those who may have one", () => {
  const headlineIn = (province: string | undefined) =>
    answer({ destination: "canada", ...(province !== undefined && { province }) }).headline;
  expect(headlineIn("QC")).toEqual({ key: "insideCanada", mayHaveQuebecCard: true });
  expect(headlineIn(undefined)).toEqual({ key: "insideCanada", mayHaveQuebecCard: true });
  expect(headlineIn("BC")).toEqual({ key: "insideCanada", mayHaveQuebecCard: false });
});

test.each([
  ["NT", "S982"],
  ["YT", "S983"],
  ["PE", null],
  ["ON", null],
] as const)("the source of the home rates of %s is %s", (province, source) =>
  expect(homeRatesSource(province)).toBe(source),
);

test("without a current amount, the plan's share is unknown and the whole bill counts", () => {
  for (const [province, because] of [
    ["NT", "homeRates"],
    ["YT", "homeRates"],
    ["PE", "oldAmount"],
  ]) {
    expect(answer({ province, billPerDay: 2000 })).toMatchObject({
      headline: { key: "planUnknown", bill: 6000, because },
      plan: null,
      you: null,
      charts: [],
    });
  }
});

test.each([
  ["AB", null],
  ["NB", null],
  ["ON", null],
  ["QC", null],
  ["BC", null],
  ["SK", "2019"],
  ["MB", "2010"],
])("an amount not published by %s itself has the year of the report: %s", (province, reportedIn) => {
  expect(answer({ province }).headline).toMatchObject({ key: "leftForYou", reportedIn });
});

test("a bill below the provincial rate leaves nothing to pay", () => {
  expect(answer({ province: "NU", billPerDay: 100 }).you).toEqual({ low: 0, high: 0 });
});

test("a sufficient card, and insufficient ones", () => {
  const card = { maxAge: 64, maxDays: 15, stability: 180 };
  expect(keys(answer({ card, age: 64, sinceChange: 180, longest: 15 }).reasonsNotToBuy)).toEqual(["cardCovers"]);
  for (const unknown of [{ age: null }, { sinceChange: null }, { longest: 16 }]) {
    expect(answer({ card, age: 64, sinceChange: 180, longest: 15, ...unknown }).reasonsNotToBuy).toEqual([]);
  }
  expect(keys(answer({ card, age: 65, sinceChange: 179, longest: 16 }).decisive ?? [])).toEqual([
    "cardTooShort",
    "cardTooOld",
    "cardNotStable",
  ]);
});

test("warnings of length, cap and old rates", () => {
  expect(keys(answer({ annual: 100, longest: 16 }).warnings)).toEqual([]);
  expect(keys(answer({ longest: 183 }).warnings)).toEqual(["longAbsence"]);
  expect(keys(answer({ longest: 182 }).warnings)).toEqual([]);
  expect(answer({ province: "NS" }).warnings).toEqual([{ key: "oldRate", year: "2019" }, { key: "ceilingOnly" }]);
});

test("a trip of exactly the annual plan's limit fits", () => {
  expect(answer({ annual: 155, longest: 15, cap: 15 })).toMatchObject({ annualFits: true, decisive: [] });
  expect(answer({ annual: 155, longest: 16, cap: 15 })).toMatchObject({
    annualFits: false,
    decisive: [{ key: "longerThanCap", longest: 16, cap: 15 }],
  });
  expect(answer({ longest: 16, cap: 15 }).decisive).toEqual([]);
});

test("the card's conditions count only if they are entered", () => {
  const card = { maxAge: 64, maxDays: 15, stability: 180 };
  expect(answer({ card }).decisive).toEqual([]);
  expect(answer({ card: {}, age: 64, sinceChange: 180, longest: 15 }).decisive).toEqual([]);
  expect(answer({ card: null, age: 64, sinceChange: 180, longest: 15 }).reasonsNotToBuy).toEqual([]);
});
