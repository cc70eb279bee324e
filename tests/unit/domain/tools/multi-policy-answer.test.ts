import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerMultiPolicy } from "#domain/tools/multi-policy-answer.ts";
import { multiPolicyInputs } from "#domain/tools/multi-policy-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import { wholeAnswer } from "./whole-answer.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) =>
  answerMultiPolicy(readValues(multiPolicyInputs, entries), "2026-11-22");
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-bundle"];
const home = { line: "home", bundleBase: 1565, bundleDiscountPct: 15, standalone: 1380 };
const auto = { line: "auto", bundleBase: 2100, bundleDiscountPct: 10, standalone: 1780 };
const both = { province: "ON", policies: [home, auto] };

describe("V-bundle", () => {
  const found = () => answer(both);
  test("the bundle costs more", () => {
    expect(found().bundle).toBeCloseTo(vector.bundle, 2);
    expect(found().separate).toBeCloseTo(vector.mix, 2);
    expect(found().saving).toBeCloseTo(vector.saving, 2);
    expect(found().breakEvenDiscount).toBeCloseTo(vector.breakEvenDiscount, 5);
    expect(found().headline).toEqual({ key: "bundleCostsMore", more: expect.closeTo(56.27, 2) });
    expect(keys(found().mayNeedNone)).toEqual(["breakEvenAboveOffer"]);
    expect(keys(found().warnings)).toEqual(["oneClaimDisturbsBoth"]);
    expect(found().working.map(({ expression }) => expression)).toEqual([
      "$1,565 × 0.85 × 1.08",
      "$1,380 × 1.08",
      "$2,100 × 0.9 × 1",
      "$1,780 × 1",
      "$1,436.67 + $1,890",
      "$1,490.40 + $1,780",
      "$3,270.40 − $3,326.67 − $0",
      "1 − ($3,270.40 − $0) ÷ $3,790.20",
    ]);
    expect(found().whatWouldChange).toHaveLength(3);
  });

  test("the penalty counts in the saving and in the break-even", () => {
    const penalized = answer({ ...both, penalty: 100 });
    expect(penalized.saving).toBeCloseTo(vector.saving - 100, 2);
    expect(penalized.breakEvenDiscount).toBeCloseTo(1 - (3270.4 - 100) / 3790.2, 6);
    expect(keys(penalized.warnings)).toContain("shortRate");
  });
});

test("answers of their own", () => {
  expect(answer({}).headline).toEqual({ key: "noPolicies" });
  expect(answer({ policies: [home] }).headline).toEqual({ key: "notABundle" });
  expect(answer({ policies: [home, {}] }).headline).toEqual({ key: "priceMissing", policy: 2 });
  expect(answer({ policies: [{ ...home, bundleBase: 0 }, auto] }).headline).toEqual({ key: "priceMissing", policy: 1 });
  expect(answer({ policies: [home, { ...auto, standalone: null }] }).headline).toEqual({
    key: "priceMissing",
    policy: 2,
  });
  expect(answer({ ...both, policies: [{ ...home, sameLimits: false }, auto] }).headline.key).toBe("notLikeForLike");
  const even = { line: "auto", bundleBase: 100, standalone: 100 };
  expect(answer({ province: "ON", policies: [even, even] }).headline).toEqual({ key: "same" });
  const saves = answer({ province: "ON", policies: [{ ...even, bundleDiscountPct: 10 }, even] });
  expect(saves.headline).toEqual({ key: "bundleSaves", saving: 10 });
  expect(saves.mayNeedNone).toEqual([]);
  expect(answer({})).toMatchObject({
    bundle: null,
    separate: null,
    saving: null,
    breakEvenDiscount: null,
    working: [],
  });
});

test("warnings", () => {
  expect(keys(answer({ ...both, province: "BC" }).warnings)).toEqual(["publicBasicAuto", "oneClaimDisturbsBoth"]);
  expect(keys(answer({ ...both, province: "SK" }).warnings)).toContain("publicBasicAuto");
  expect(keys(answer({ ...both, province: "MB" }).warnings)).toContain("publicBasicAuto");
  expect(keys(answer({ province: "BC", policies: [home] }).warnings)).toEqual([]);
  expect(answer({ ...both, province: null }).warnings).toContainEqual({ key: "taxUnknown", policy: 2 });
  expect(answer({ ...both, policies: [home, { ...auto, deductibleDifference: -500 }] }).warnings).toContainEqual({
    key: "deductiblesDiffer",
    policy: 2,
    difference: -500,
  });
});

test("whatever is entered, numbers come out", () => {
  fc.assert(fc.property(anyEntries(multiPolicyInputs), (entries) => expectFinite(answer(entries))));
});

describe("all that is said", () => {
  test("of a bundle in Ontario", () => {
    expect(wholeAnswer(answer({ ...both, penalty: 100 }))).toMatchInlineSnapshot(`
      "headline: {key:bundleCostsMore, more:156.27}
      bundle: 3326.67
      separate: 3270.4
      saving: -156.27
      breakEvenDiscount: 0.16352699
      working:
        {key:bundlePrice, ordinal:1, expression:$1,565 × 0.85 × 1.08, value:1436.67, unit:CAD/year, figures:[S57]}
        {key:separatePrice, ordinal:1, expression:$1,380 × 1.08, value:1490.4, unit:CAD/year, figures:[S57]}
        {key:bundlePrice, ordinal:2, expression:$2,100 × 0.9 × 1, value:1890, unit:CAD/year, figures:[S57]}
        {key:separatePrice, ordinal:2, expression:$1,780 × 1, value:1780, unit:CAD/year, figures:[S57]}
        {key:bundle, expression:$1,436.67 + $1,890, value:3326.67, unit:CAD/year}
        {key:separate, expression:$1,490.40 + $1,780, value:3270.4, unit:CAD/year}
        {key:saving, expression:$3,270.40 − $3,326.67 − $100, value:-156.27, unit:CAD/year}
        {key:breakEvenDiscount, expression:1 − ($3,270.40 − $100) ÷ $3,790.20, value:0.16352699, unit:ratio}
      charts:
        {kind:bars, key:prices, unit:CAD/year, bars:[{key:bundle, value:3426.67}, {key:separate, value:3270.4}]}
      warnings:
        {key:shortRate}
        {key:oneClaimDisturbsBoth}
      mayNeedNone:
        {key:breakEvenAboveOffer, breakEven:0.16352699, offered:0.12229698}
      whatWouldChange:
        {input:penalty, low:{to:0, result:-56.27}, high:{to:500, result:-556.27}}
        {input:policies.1.bundleDiscountPct, low:{to:5, result:-261.27}, high:{to:25, result:158.73}}
        {input:policies.1.standalone, low:{to:1602, result:-334.27}, high:{to:1958, result:21.73}}
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:ON}}"
    `);
  });

  test("in Québec", () => {
    expect(
      wholeAnswer(
        answer({
          ...both,
          province: "QC",
          penalty: 50,
          policies: [
            { ...home, deductibleDifference: 500 },
            { ...auto, standalone: 3000 },
          ],
        }),
      ),
    ).toMatchInlineSnapshot(`
      "headline: {key:bundleSaves, saving:1214.1275}
      bundle: 3510.0725
      separate: 4774.2
      saving: 1214.1275
      breakEvenDiscount: -0.18257256
      working:
        {key:bundlePrice, ordinal:1, expression:$1,565 × 0.85 × 1.09, value:1449.9725, unit:CAD/year, figures:[S61]}
        {key:separatePrice, ordinal:1, expression:$1,380 × 1.09, value:1504.2, unit:CAD/year, figures:[S61]}
        {key:bundlePrice, ordinal:2, expression:$2,100 × 0.9 × 1.09, value:2060.1, unit:CAD/year, figures:[S61]}
        {key:separatePrice, ordinal:2, expression:$3,000 × 1.09, value:3270, unit:CAD/year, figures:[S61]}
        {key:bundle, expression:$1,449.97 + $2,060.10, value:3510.0725, unit:CAD/year}
        {key:separate, expression:$1,504.20 + $3,270, value:4774.2, unit:CAD/year}
        {key:saving, expression:$4,774.20 − $3,510.07 − $50, value:1214.1275, unit:CAD/year}
        {key:breakEvenDiscount, expression:1 − ($4,774.20 − $50) ÷ $3,994.85, value:-0.18257256, unit:ratio}
      charts:
        {kind:bars, key:prices, unit:CAD/year, bars:[{key:bundle, value:3560.0725}, {key:separate, value:4774.2}]}
      warnings:
        {key:deductiblesDiffer, policy:1, difference:500}
        {key:shortRate}
        {key:oneClaimDisturbsBoth}
      mayNeedNone: []
      whatWouldChange:
        {input:penalty, low:{to:0, result:1264.1275}, high:{to:500, result:764.1275}}
        {input:policies.1.bundleDiscountPct, low:{to:5, result:1099.6775}, high:{to:25, result:1557.4775}}
        {input:policies.1.standalone, low:{to:2700, result:887.1275}, high:{to:3300, result:1541.1275}}
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:QC}}"
    `);
  });

  test("where the tax is unknown", () => {
    expect(wholeAnswer(answer({ ...both, province: "MB" }))).toMatchInlineSnapshot(`
      "headline: {key:bundleCostsMore, more:67.95}
      bundle: 3352.55
      separate: 3284.6
      saving: -67.95
      breakEvenDiscount: 0.13835257
      working:
        {key:bundlePrice, ordinal:1, expression:$1,565 × 0.85 × 1, value:1330.25, unit:CAD/year, figures:[S245]}
        {key:separatePrice, ordinal:1, expression:$1,380 × 1, value:1380, unit:CAD/year, figures:[S245]}
        {key:bundlePrice, ordinal:2, expression:$2,100 × 0.9 × 1.07, value:2022.3, unit:CAD/year, figures:[S245]}
        {key:separatePrice, ordinal:2, expression:$1,780 × 1.07, value:1904.6, unit:CAD/year, figures:[S245]}
        {key:bundle, expression:$1,330.25 + $2,022.30, value:3352.55, unit:CAD/year}
        {key:separate, expression:$1,380 + $1,904.60, value:3284.6, unit:CAD/year}
        {key:saving, expression:$3,284.60 − $3,352.55 − $0, value:-67.95, unit:CAD/year}
        {key:breakEvenDiscount, expression:1 − ($3,284.60 − $0) ÷ $3,812, value:0.13835257, unit:ratio}
      charts:
        {kind:bars, key:prices, unit:CAD/year, bars:[{key:bundle, value:3352.55}, {key:separate, value:3284.6}]}
      warnings:
        {key:publicBasicAuto}
        {key:oneClaimDisturbsBoth}
      mayNeedNone:
        {key:breakEvenAboveOffer, breakEven:0.13835257, offered:0.12052728}
      whatWouldChange:
        {input:penalty, low:{to:0, result:-67.95}, high:{to:500, result:-567.95}}
        {input:policies.1.bundleDiscountPct, low:{to:5, result:-180.3}, high:{to:25, result:269.1}}
        {input:policies.1.standalone, low:{to:1602, result:-258.41}, high:{to:1958, result:122.51}}
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:MB}}"
    `);
  });

  test("with a price missing", () => {
    expect(wholeAnswer(answer({ ...both, policies: [home, { ...auto, standalone: null }] }))).toMatchInlineSnapshot(`
      "headline: {key:priceMissing, policy:2}
      bundle: null
      separate: null
      saving: null
      breakEvenDiscount: null
      working: []
      charts: []
      warnings:
        {key:oneClaimDisturbsBoth}
      mayNeedNone: []
      whatWouldChange: []
      assumptions: []
      nextSteps:
        {tool:insurance-comparison-tool, entries:{province:ON}}"
    `);
  });
});

test("one policy alone adds up to nothing", () => {
  expect(answer({ policies: [home] })).toMatchObject({ bundle: null, separate: null, saving: null, working: [] });
});

test("a bundle at the same price needs no higher discount", () => {
  const even = { line: "home", bundleBase: 1000, standalone: 1000 };
  const found = answer({ policies: [even, even] });
  expect(found.headline).toEqual({ key: "same" });
  expect(found.mayNeedNone).toEqual([]);
});

test("a price of nothing is no price", () => {
  expect(answer({ policies: [home, { ...auto, bundleBase: 0 }] }).headline).toEqual({ key: "priceMissing", policy: 2 });
});
