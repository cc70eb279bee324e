import { expect, test } from "vitest";
import { multiPolicy } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = multiPolicy;
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-bundle"];
const home = { line: "home", bundleBase: 1565, bundleDiscountPct: 15, standalone: 1380, sameLimits: true };
const auto = { line: "auto", bundleBase: 2100, bundleDiscountPct: 10, standalone: 1780, sameLimits: true };
const both = { province: "ON", policies: [home, auto] };

test("V-bundle: the bundle costs more", () => {
  const found = answer(both);
  expect(found.bundle).toBeCloseTo(vector.bundle, 2);
  expect(found.separate).toBeCloseTo(vector.mix, 2);
  expect(found.saving).toBeCloseTo(vector.saving, 2);
  expect(found.breakEvenDiscount).toBeCloseTo(vector.breakEvenDiscount, 5);
});

test("special cases", () => {
  const nothing = { bundle: null, separate: null, saving: null, breakEvenDiscount: null, working: [] };
  expect(answer({})).toMatchObject({ headline: { key: "noPolicies" }, ...nothing });
  expect(answer({ ...both, policies: [home] })).toMatchObject({ headline: { key: "notABundle" }, ...nothing });
  expect(answer({ policies: [home, {}] }).headline).toEqual({ key: "priceMissing", policy: 2 });
  expect(answer({ policies: [{ ...home, bundleBase: 0 }, auto] }).headline).toEqual({ key: "priceMissing", policy: 1 });
  expect(answer({ ...both, policies: [{ ...home, sameLimits: false }, auto] }).headline.key).toBe("notLikeForLike");
  const even = { line: "auto", bundleBase: 100, standalone: 100, sameLimits: true };
  expect(answer({ province: "ON", policies: [even, even] }).headline).toEqual({ key: "same", limitsKnown: true });
  const saves = answer({ province: "ON", policies: [{ ...even, bundleDiscountPct: 10 }, even] });
  expect(saves.headline).toEqual({ key: "bundleSaves", saving: 10, limitsKnown: true });
  expect(saves.reasonsNotToBuy).toEqual([]);
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
