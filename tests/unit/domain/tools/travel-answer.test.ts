import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) => answerTravel(readValues(travelInputs, entries));
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-travel"];

describe("V-travel", () => {
  test("what the province pays", () => {
    const alberta = answer({ province: "AB" });
    expect(alberta.plan).toEqual({ low: vector.AB.plan, high: vector.AB.plan });
    expect(alberta.you).toEqual({ low: vector.AB.you, high: vector.AB.you });
    const ontario = answer({ province: "ON", billPerDay: 10_000 });
    expect(ontario.plan).toEqual({ low: vector.ON.plan[0], high: vector.ON.plan[1] });
    expect(ontario.you).toEqual({ low: vector.ON.you[0], high: vector.ON.you[1] });
    expect(ontario.headline).toEqual({ key: "leftForYou", low: 28_800, high: 29_400, bill: 30_000 });
    expect(ontario.working.map(({ expression }) => expression)).toEqual([
      "3 × $10,000",
      "3 × $200",
      "3 × $400",
      "$30,000 − $1,200",
      "$30,000 − $600",
    ]);
    expect(alberta.assumptions).toEqual([{ input: "billPerDay", value: 10_000 }]);
    expect(ontario.assumptions).toEqual([]);
    expect(alberta.whatWouldChange.map(({ input }) => input)).toEqual(["days", "billPerDay"]);
  });

  test("single or annual", () => {
    const found = answer({ single: 62, annual: 155 });
    expect(found).toMatchObject({ breakEvenTrips: vector.breakEvenTrips, annualFromTrips: 3, annualFits: true });
    expect(answer({ single: 50, annual: 150 }).annualFromTrips).toBe(4);
    expect(answer({ single: 0, annual: 150 }).breakEvenTrips).toBeNull();
    expect(answer({ single: 50 })).toMatchObject({ breakEvenTrips: null, annualFromTrips: null });
    expect(answer({ annual: 50 }).breakEvenTrips).toBeNull();
    expect(found.working.map(({ expression }) => expression)).toEqual(["$155 ÷ $62", "1 × $62 − $155"]);
  });

  test("stability", () => {
    expect(answer({ sinceChange: 60 }).stability).toBe(vector.stability);
    expect(answer({ sinceChange: 60 }).warnings).toContainEqual({ key: "probablyExcluded", since: 60, stability: 90 });
    expect(answer({ sinceChange: 90 }).stability).toBe("stable");
    expect(answer({}).stability).toBe("unknown");
  });
});

test("answers of their own", () => {
  expect(answer({}).headline).toEqual({ key: "chooseProvince" });
  expect(answer({ destination: "other", province: "ON" }).headline).toEqual({ key: "billNeeded" });
  const canada = answer({ destination: "canada", province: "ON", billPerDay: 500 });
  expect(canada.headline).toEqual({ key: "insideCanada" });
  expect(keys(canada.mayNeedNone)).toEqual(["insideCanada"]);
  expect(canada).toMatchObject({ plan: null, you: null, charts: [], whatWouldChange: [] });
});

test("a bill below the provincial rate leaves nothing", () => {
  expect(answer({ province: "NT", billPerDay: 100 }).you).toEqual({ low: 0, high: 0 });
});

test("a price check on what is prepaid", () => {
  expect(answer({ prepaid: 5000 }).working.map(({ value }) => value)).toEqual([200, 500]);
});

test("a card that fits, and ones that don't", () => {
  const card = { maxAge: 64, maxDays: 15, stability: 180 };
  expect(keys(answer({ card, age: 64, sinceChange: 180, longest: 15 }).mayNeedNone)).toEqual(["cardCovers"]);
  for (const unknown of [{ age: null }, { sinceChange: null }, { longest: 16 }]) {
    expect(answer({ card, age: 64, sinceChange: 180, longest: 15, ...unknown }).mayNeedNone).toEqual([]);
  }
  expect(keys(answer({ card, age: 65, sinceChange: 179, longest: 16 }).warnings)).toEqual([
    "cardTooShort",
    "cardTooOld",
    "cardNotStable",
  ]);
});

test("warnings of length, cap and old rates", () => {
  expect(keys(answer({ annual: 100, longest: 16 }).warnings)).toEqual(["longerThanCap"]);
  expect(keys(answer({ longest: 183 }).warnings)).toEqual(["longAbsence"]);
  expect(keys(answer({ longest: 182 }).warnings)).toEqual([]);
  expect(answer({ province: "MB" }).warnings).toEqual([{ key: "oldRate", year: "undated" }, { key: "ceilingOnly" }]);
});

test("whatever is entered, numbers come out, and nobody pays less than nothing", () => {
  fc.assert(
    fc.property(anyEntries(travelInputs), (entries) => {
      const found = answer(entries);
      expectFinite(found);
      expect(found.you?.low ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
