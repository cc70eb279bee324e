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
const home = { line: "home", bundleBase: 1565, bundleDiscountPct: 15, standalone: 1380, sameLimits: true };
const auto = { line: "auto", bundleBase: 2100, bundleDiscountPct: 10, standalone: 1780, sameLimits: true };
const both = { province: "ON", policies: [home, auto] };

describe("V-bundle", () => {
  const found = () => answer(both);
  test("the bundle costs more", () => {
    expect(found().bundle).toBeCloseTo(vector.bundle, 2);
    expect(found().separate).toBeCloseTo(vector.mix, 2);
    expect(found().saving).toBeCloseTo(vector.saving, 2);
    expect(found().breakEvenDiscount).toBeCloseTo(vector.breakEvenDiscount, 5);
    expect(found().headline).toEqual({ key: "bundleCostsMore", more: expect.closeTo(56.27, 2), limitsKnown: true });
    expect(keys(found().reasonsNotToBuy)).toEqual(["breakEvenAboveOffer"]);
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
    expect(found().sensitivity).toHaveLength(3);
  });

  test("the penalty is included in the saving and the break-even", () => {
    const penalized = answer({ ...both, penalty: 100 });
    expect(penalized.saving).toBeCloseTo(vector.saving - 100, 2);
    expect(penalized.breakEvenDiscount).toBeCloseTo(1 - (3270.4 - 100) / 3790.2, 6);
    expect(keys(penalized.warnings)).toContain("shortRate");
  });
});

test("special cases", () => {
  expect(answer({}).headline).toEqual({ key: "noPolicies" });
  expect(answer({ policies: [home] }).headline).toEqual({ key: "notABundle" });
  expect(answer({ policies: [home, {}] }).headline).toEqual({ key: "priceMissing", policy: 2 });
  expect(answer({ policies: [{ ...home, bundleBase: 0 }, auto] }).headline).toEqual({ key: "priceMissing", policy: 1 });
  expect(answer({ policies: [home, { ...auto, standalone: null }] }).headline).toEqual({
    key: "priceMissing",
    policy: 2,
  });
  expect(answer({ ...both, policies: [{ ...home, sameLimits: false }, auto] }).headline.key).toBe("notLikeForLike");
  const even = { line: "auto", bundleBase: 100, standalone: 100, sameLimits: true };
  expect(answer({ province: "ON", policies: [even, even] }).headline).toEqual({ key: "same", limitsKnown: true });
  const saves = answer({ province: "ON", policies: [{ ...even, bundleDiscountPct: 10 }, even] });
  expect(saves.headline).toEqual({ key: "bundleSaves", saving: 10, limitsKnown: true });
  expect(saves.reasonsNotToBuy).toEqual([]);
  expect(answer({})).toMatchObject({
    bundle: null,
    separate: null,
    saving: null,
    breakEvenDiscount: null,
    working: [],
  });
});

test("nothing is called unnecessary unless equal coverage is confirmed", () => {
  const open = { ...both, policies: [home, { ...auto, sameLimits: null }] };
  expect(answer(open)).toMatchObject({ headline: { key: "bundleCostsMore", limitsKnown: false }, reasonsNotToBuy: [] });
});

test("warnings", () => {
  expect(keys(answer({ ...both, province: "BC" }).warnings)).toEqual(["publicBasicAuto", "oneClaimDisturbsBoth"]);
  expect(keys(answer({ ...both, province: "SK" }).warnings)).toContain("publicBasicAuto");
  expect(keys(answer({ ...both, province: "MB" }).warnings)).toContain("publicBasicAuto");
  expect(keys(answer({ province: "BC", policies: [home] }).warnings)).toEqual([]);
  expect(answer({ ...both, province: null }).warnings).toContainEqual({
    key: "taxUnknown",
    policy: 2,
    why: "noProvince",
  });
  expect(answer({ ...both, policies: [home, { ...auto, deductibleDifference: -500 }] }).warnings).toContainEqual({
    key: "deductiblesDiffer",
    policy: 2,
    difference: -500,
  });
});

test("any valid input returns finite numbers", () => {
  fc.assert(fc.property(anyEntries(multiPolicyInputs), (entries) => expectFinite(answer(entries))));
});

describe("the whole answer", () => {
  test("of a bundle in Ontario", () => {
    expect(wholeAnswer(answer({ ...both, penalty: 100 }))).toMatchInlineSnapshot(`
      "headline: bundleCostsMore {more:156.27, limitsKnown:true}
      results: bundle 3326.67; separate 3270.4; saving -156.27; breakEvenDiscount 0.16352699
      restsOn: province; policies; policies.bundleDiscountPct; penalty
      working:
        bundlePrice1 CAD/year $1,565 × 0.85 × 1.08 = 1436.67 [S57]
        separatePrice1 CAD/year $1,380 × 1.08 = 1490.4 [S57]
        bundlePrice2 CAD/year $2,100 × 0.9 × 1 = 1890 [S57]
        separatePrice2 CAD/year $1,780 × 1 = 1780 [S57]
        bundle CAD/year $1,436.67 + $1,890 = 3326.67
        separate CAD/year $1,490.40 + $1,780 = 3270.4
        saving CAD/year $3,270.40 − $3,326.67 − $100 = -156.27
        breakEvenDiscount ratio 1 − ($3,270.40 − $100) ÷ $3,790.20 = 0.16352699
      charts: {kind:bars, key:prices, unit:CAD/year, bars:[{key:bundle, value:3426.67}, {key:separate, value:3270.4}]}
      warnings: shortRate; oneClaimDisturbsBoth
      reasonsNotToBuy: breakEvenAboveOffer {breakEven:0.16352699, offered:0.12229698}
      sensitivity: penalty 0 → -56.27, 500 → -556.27; policies.1.bundleDiscountPct 5 → -261.27, 25 → 158.73;
         policies.1.standalone 1602 → -334.27, 1958 → 21.73
      nextSteps: insurance-comparison-tool {entries:{province:ON}}"
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
      "headline: bundleSaves {saving:1214.1275, limitsKnown:true}
      results: bundle 3510.0725; separate 4774.2; saving 1214.1275; breakEvenDiscount -0.18257256
      restsOn: province; policies; policies.bundleDiscountPct; penalty
      working:
        bundlePrice1 CAD/year $1,565 × 0.85 × 1.09 = 1449.9725 [S8]
        separatePrice1 CAD/year $1,380 × 1.09 = 1504.2 [S8]
        bundlePrice2 CAD/year $2,100 × 0.9 × 1.09 = 2060.1 [S8]
        separatePrice2 CAD/year $3,000 × 1.09 = 3270 [S8]
        bundle CAD/year $1,449.97 + $2,060.10 = 3510.0725
        separate CAD/year $1,504.20 + $3,270 = 4774.2
        saving CAD/year $4,774.20 − $3,510.07 − $50 = 1214.1275
        breakEvenDiscount ratio 1 − ($4,774.20 − $50) ÷ $3,994.85 = -0.18257256
      charts: {kind:bars, key:prices, unit:CAD/year, bars:[{key:bundle, value:3560.0725}, {key:separate, value:4774.2}]}
      warnings: deductiblesDiffer {policy:1, difference:500}; shortRate; oneClaimDisturbsBoth
      sensitivity: penalty 0 → 1264.1275, 500 → 764.1275; policies.1.bundleDiscountPct 5 → 1099.6775, 25 → 1557.4775;
         policies.1.standalone 2700 → 887.1275, 3300 → 1541.1275
      nextSteps: insurance-comparison-tool {entries:{province:QC}}"
    `);
  });

  test("in Manitoba, where these premiums carry no tax", () => {
    expect(wholeAnswer(answer({ ...both, province: "MB" }))).toMatchInlineSnapshot(`
      "headline: bundleCostsMore {more:60.25, limitsKnown:true}
      results: bundle 3220.25; separate 3160; saving -60.25; breakEvenDiscount 0.1377899
      restsOn: province; policies; policies.bundleDiscountPct; penalty
      working:
        bundlePrice1 CAD/year $1,565 × 0.85 × 1 = 1330.25 [S547]
        separatePrice1 CAD/year $1,380 × 1 = 1380 [S547]
        bundlePrice2 CAD/year $2,100 × 0.9 × 1 = 1890 [S547]
        separatePrice2 CAD/year $1,780 × 1 = 1780 [S547]
        bundle CAD/year $1,330.25 + $1,890 = 3220.25
        separate CAD/year $1,380 + $1,780 = 3160
        saving CAD/year $3,160 − $3,220.25 − $0 = -60.25
        breakEvenDiscount ratio 1 − ($3,160 − $0) ÷ $3,665 = 0.1377899
      charts: {kind:bars, key:prices, unit:CAD/year, bars:[{key:bundle, value:3220.25}, {key:separate, value:3160}]}
      warnings: publicBasicAuto; oneClaimDisturbsBoth
      reasonsNotToBuy: breakEvenAboveOffer {breakEven:0.1377899, offered:0.12135061}
      sensitivity: penalty 0 → -60.25, 500 → -560.25; policies.1.bundleDiscountPct 5 → -165.25, 25 → 254.75;
         policies.1.standalone 1602 → -238.25, 1958 → 117.75
      nextSteps: insurance-comparison-tool {entries:{province:MB}}"
    `);
  });

  test("with a price missing", () => {
    expect(wholeAnswer(answer({ ...both, policies: [home, { ...auto, standalone: null }] }))).toMatchInlineSnapshot(`
      "headline: priceMissing {policy:2}
      results: restsOn null; bundle null; separate null; saving null; breakEvenDiscount null
      working:
      warnings: oneClaimDisturbsBoth
      nextSteps: insurance-comparison-tool {entries:{province:ON}}"
    `);
  });
});

test("a single policy has no total", () => {
  expect(answer({ policies: [home] })).toMatchObject({ bundle: null, separate: null, saving: null, working: [] });
});

test("a bundle at the same price needs no higher discount", () => {
  const even = { line: "home", bundleBase: 1000, standalone: 1000 };
  expect(answer({ province: "ON", policies: [even, even] }).headline).toEqual({ key: "same", limitsKnown: false });
  const confirmed = { ...even, sameLimits: true };
  expect(answer({ province: "ON", policies: [confirmed, confirmed] }).reasonsNotToBuy).toEqual([]);
});

test("the tax depends on the province and on what a policy insures", () => {
  const even = { line: "home", bundleBase: 1000, standalone: 1000 };
  expect(answer({ policies: [even, even] })).toMatchObject({ headline: { key: "chooseProvince" }, saving: null });
  const policies = [even, { ...even, line: null }];
  expect(answer({ province: "ON", policies }).headline).toEqual({ key: "lineMissing", policy: 2 });
});

test("a price of zero counts as missing", () => {
  expect(answer({ policies: [home, { ...auto, bundleBase: 0 }] }).headline).toEqual({ key: "priceMissing", policy: 2 });
});
