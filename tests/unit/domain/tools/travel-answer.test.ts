import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerTravel } from "#domain/tools/travel-answer.ts";
import { travelInputs } from "#domain/tools/travel-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import { wholeAnswer } from "./whole-answer.ts";
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

describe("all that is said", () => {
  test("for a trip to the United States", () => {
    expect(wholeAnswer(answer({ province: "ON", days: 4, trips: 2, single: 62, annual: 155, prepaid: 5000 })))
      .toMatchInlineSnapshot(`
      "headline: {key:leftForYou, low:38400, high:39200, bill:40000}
      plan: {low:800, high:1600}
      you: {low:38400, high:39200}
      breakEvenTrips: 2.5
      annualFromTrips: 3
      annualFits: true
      stability: unknown
      working:
        {key:bill, expression:4 × $10,000, value:40000, unit:CAD, figures:[S98]}
        {key:planLow, expression:4 × $200, value:800, unit:CAD, figures:[S96]}
        {key:planHigh, expression:4 × $400, value:1600, unit:CAD, figures:[S96]}
        {key:leftLow, expression:$40,000 − $1,600, value:38400, unit:CAD}
        {key:leftHigh, expression:$40,000 − $800, value:39200, unit:CAD}
        {key:breakEvenTrips, expression:$155 ÷ $62, value:2.5, unit:trips}
        {key:annualSaving, expression:2 × $62 − $155, value:-31, unit:CAD/year}
        {key:prepaidLow, expression:$5,000 × 0.04, value:200, unit:CAD, figures:[S234]}
        {key:prepaidHigh, expression:$5,000 × 0.1, value:500, unit:CAD, figures:[S234]}
      charts:
        {kind:bars, key:bill, unit:CAD, bars:[{key:bill, value:40000}, {key:plan, value:1600, low:800, high:1600}, {key:you, value:39200, low:38400, high:39200}]}
      warnings:
        {key:oldRate, year:undated}
      mayNeedNone: []
      whatWouldChange:
        {input:days, low:{to:1, result:9800}, high:{to:14, result:137200}}
        {input:billPerDay, low:{to:5000, result:19200}, high:{to:20000, result:79200}}
      assumptions:
        {input:billPerDay, value:10000}
      nextSteps:
        {tool:coverage-gap-analyzer, entries:{province:ON, trips:2}}"
    `);
  });

  test("for a trip elsewhere with a bill of one's own, under the only rate that is known", () => {
    expect(wholeAnswer(answer({ province: "MB", destination: "other", billPerDay: 900 }))).toMatchInlineSnapshot(`
      "headline: {key:leftForYou, low:990, high:2700, bill:2700}
      plan: {low:0, high:1710}
      you: {low:990, high:2700}
      breakEvenTrips: null
      annualFromTrips: null
      annualFits: true
      stability: unknown
      working:
        {key:bill, expression:3 × $900, value:2700, unit:CAD}
        {key:planLow, expression:3 × $0, value:0, unit:CAD, figures:[S448]}
        {key:planHigh, expression:3 × $570, value:1710, unit:CAD, figures:[S448]}
        {key:leftLow, expression:$2,700 − $1,710, value:990, unit:CAD}
        {key:leftHigh, expression:$2,700 − $0, value:2700, unit:CAD}
      charts:
        {kind:bars, key:bill, unit:CAD, bars:[{key:bill, value:2700}, {key:plan, value:1710, low:0, high:1710}, {key:you, value:2700, low:990, high:2700}]}
      warnings:
        {key:oldRate, year:undated}
        {key:ceilingOnly}
      mayNeedNone: []
      whatWouldChange:
        {input:days, low:{to:1, result:900}, high:{to:14, result:12600}}
        {input:billPerDay, low:{to:450, result:1350}, high:{to:1800, result:5400}}
      assumptions: []
      nextSteps:
        {tool:coverage-gap-analyzer, entries:{province:MB, trips:1}}"
    `);
  });

  test("for a trip elsewhere without a bill", () => {
    expect(wholeAnswer(answer({ province: "ON", destination: "other" }))).toMatchInlineSnapshot(`
      "headline: {key:billNeeded}
      plan: null
      you: null
      breakEvenTrips: null
      annualFromTrips: null
      annualFits: true
      stability: unknown
      working: []
      charts: []
      warnings: []
      mayNeedNone: []
      whatWouldChange: []
      assumptions: []
      nextSteps:
        {tool:coverage-gap-analyzer, entries:{province:ON, trips:1}}"
    `);
  });
});

test("a trip as long as the annual plan allows fits it", () => {
  expect(answer({ annual: 155, longest: 15, cap: 15 })).toMatchObject({ annualFits: true, warnings: [] });
  expect(answer({ annual: 155, longest: 16, cap: 15 })).toMatchObject({
    annualFits: false,
    warnings: [{ key: "longerThanCap", longest: 16, cap: 15 }],
  });
  expect(answer({ longest: 16, cap: 15 }).warnings).toEqual([]);
});

test("a condition that has been stable just long enough is not excluded", () => {
  expect(answer({ sinceChange: 90 }).warnings).toEqual([]);
});

test("what the card asks counts only where it is known", () => {
  const card = { maxAge: 64, maxDays: 15, stability: 180 };
  expect(answer({ card, longest: 15 }).warnings).toEqual([]);
  expect(answer({ card: null, age: 64, sinceChange: 180, longest: 15 }).mayNeedNone).toEqual([]);
});

test("without a province nothing can be tried", () => {
  expect(answer({ billPerDay: 900 }).whatWouldChange).toEqual([]);
});
