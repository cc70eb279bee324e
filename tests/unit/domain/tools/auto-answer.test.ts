import { describe, expect, test } from "vitest";
import { afterDiscounts, carValueAfter } from "#domain/tools/auto-answer.ts";
import { auto } from "./every-tool.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = auto;
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const vector = vectors["V-auto"];
const car = {
  province: "ON",
  value: 6500,
  financed: false,
  deductible: 1000,
  collision: 420,
  comprehensive: 180,
  savings: 20_000,
};

describe("V-auto", () => {
  const old = () => answer({ ...car, premium: 2006, discounts: [{ percent: 10 }, { percent: 5 }, { percent: 8 }] });

  test("whether coverage is worth its premium", () => {
    expect(old().ratioCollision).toBeCloseTo(vector.ratioCollision, 6);
    expect(old().ratioBoth).toBeCloseTo(vector.ratioBoth, 6);
    expect(Math.round(carValueAfter(6500, 2))).toBe(vector.valueYear2);
    expect(420 / (carValueAfter(6500, 2) - 1000)).toBeCloseTo(vector.ratioCollisionYear2, 4);
  });

  test("discounts multiply", () => {
    expect(old().discounted).toBeCloseTo(vector.discounted, 2);
    expect(old().discountTotal).toBeCloseTo(0.2134, 4);
    expect(afterDiscounts([])).toBe(1);
    expect(afterDiscounts([60, 60, 60, 60])).toBeGreaterThan(0);
  });

  test("the higher deductible", () => {
    const choice = answer({ ...car, deductible: 500, altDeductible: 1000, altSaving: 95 });
    expect(choice.deductibleYears).toBeCloseTo(vector.deductibleYears, 4);
    expect(keys(choice.warnings)).not.toContain("deductibleNeverPays");
  });
});

describe("special cases", () => {
  const ratio = 600 / 5500;
  const dear = { province: "ON", value: 250_000, savings: 900_000, deductible: 0 };
  test.each([
    ["mandatoryOnly", { province: "ON" }, {}],
    ["mandatoryOnly", { collision: 400 }, {}],
    ["premiumsMissing", { value: 6500 }, { value: 6500 }],
    ["premiumsMissing", { ...car, comprehensive: null }, { value: 6500 }],
    ["premiumsMissing", { ...car, collision: null }, { value: 6500 }],
    ["cannotPay", { ...car, value: 1000 }, { value: 1000, deductible: 1000 }],
    ["cannotPay", { ...car, value: 900, financed: true }, { value: 900, deductible: 1000 }],
    ["keepFinanced", { ...car, financed: true }, { ratio }],
    ["keepSavings", { ...car, savings: 5499 }, { ratio, atStake: 5500, savings: 5499 }],
    ["worthQuestioning", { ...car, savings: 5500 }, { ratio, years: expect.closeTo(5500 / 600, 8) }],
    ["aboveTenth", { ...car, savings: null, financed: null }, { ratio, open: ["financed", "savings"] }],
    ["stillPays", { ...car, comprehensive: 130 }, { ratio: 0.1, yearAbove: 1 }],
    ["stillPays", { ...car, collision: 0, comprehensive: 0 }, { ratio: 0, yearAbove: null }],
    ["stillPays", { ...dear, collision: 1, comprehensive: 0 }, { ratio: 1 / 250_000, yearAbove: null }],
  ])("%s: %j", (key, entries, rest) => expect(answer(entries).headline).toEqual({ key, ...rest }));

  test("free coverage has no years to pay, and the ratio ends when the payout reaches zero", () => {
    expect(answer({ ...car, collision: 0, comprehensive: 0 }).working.map(({ key }) => key)).not.toContain(
      "totalLossYears",
    );
    const line = answer({ ...car, value: 2000 }).charts[1];
    expect(line?.kind === "line" && line.lines[0]?.points.length).toBe(5);
  });

  test("without a province, the tax and so the share are unknown", () => {
    expect(answer({ ...car, province: null })).toMatchObject({
      headline: { key: "chooseProvince" },
      minimumLiability: null,
      ratioBoth: null,
      charts: [],
    });
  });

  test("Alberta's reform has the amounts planned in the government's paper", () => {
    expect(answer({ province: "AB" }).warnings).toEqual([{ key: "albertaCareFirst", share: 0.9, ceiling: 125_000 }]);
  });

  test("tax increases the ratio and shortens the payback", () => {
    const quebec = answer({ ...car, province: "QC", altDeductible: 2000, altSaving: 100 });
    expect(quebec.ratioBoth).toBeCloseTo((600 * 1.09) / 5500, 8);
    expect(quebec.deductibleYears).toBeCloseTo(1000 / 109, 8);
    expect(quebec.working.filter(({ figures }) => figures).map(({ key }) => key)).toEqual([
      "ownDamagePremium",
      "ratioBoth",
      "deductibleYears",
      "minimumLiability",
    ]);
  });
});

describe("warnings", () => {
  const dropped = { province: "ON", benefitsDropped: true };
  const ofOntario = ["ontarioBenefitsOptional", "ontarioDirectCompensation"];
  test.each([
    [dropped, ["incomeReplacementDropped", ...ofOntario]],
    [{ ...dropped, workCover: false }, ["noIncomeReplacement", ...ofOntario]],
    [{ ...dropped, workCover: true }, ofOntario],
    [{ province: "AB" }, ["albertaCareFirst"]],
    [{ province: "SK" }, ["publicBasic"]],
    [{ province: "BC" }, ["publicBasic"]],
    [{ province: "MB" }, ["publicBasic"]],
    [{ province: "NS", liability: 200_000 }, ["liabilityBelowMinimum"]],
    [{ province: "NS", liability: 500_000 }, []],
    // Empty entries are unknown: savings, and the deductible to compare with.
    [{ altDeductible: 500 }, []],
    [{ altDeductible: 0 }, []],
    [{ deductible: 1000, altDeductible: 500 }, ["deductibleNeverPays"]],
    [{ deductible: 1000, altDeductible: 1500, savings: 0 }, ["deductibleAboveSavings"]],
    [{ altDeductible: 1500, savings: 1500 }, []],
    [{ altDeductible: 1500, savings: 1500, altSaving: 0 }, ["deductibleNeverPays"]],
  ])("%j", (entries, expected) => expect(keys(answer(entries).warnings)).toEqual(expected));

  test("a car that savings could replace may need no coverage", () => {
    expect(keys(answer(car).reasonsNotToBuy)).toEqual(["paidOffAndAffordable"]);
    expect(keys(answer({ ...car, savings: 6500 }).reasonsNotToBuy)).toEqual(["paidOffAndAffordable"]);
    expect(answer({ ...car, savings: 6499 }).reasonsNotToBuy).toEqual([]);
    expect(answer({ ...car, financed: true }).reasonsNotToBuy).toEqual([]);
    expect(answer({ ...car, financed: null }).reasonsNotToBuy).toEqual([]);
    expect(answer({ ...car, savings: null }).reasonsNotToBuy).toEqual([]);
    expect(answer({}).reasonsNotToBuy).toEqual([]);
  });
});

test("an empty deductible is listed as an assumption of the ratio", () => {
  const found = answer({ ...car, deductible: null });
  expect(found.ratioBoth).toBeCloseTo(600 / 5500, 8);
  expect(found.assumptions).toEqual([{ input: "deductible", value: 1000 }]);
  expect(answer(car).assumptions).toEqual([]);
  expect(answer({ province: "ON" }).assumptions).toEqual([]);
  expect(answer({ ...car, deductible: null, altDeductible: 1500, altSaving: 50 }).deductibleYears).toBeNull();
});

test("premiums without a discount have no discount lines", () => {
  expect(answer({ premium: 2000 }).discounted).toBe(2000);
  expect(answer({ premium: 2000 }).working).toEqual([]);
  expect(answer({ discounts: [{ percent: 10 }] })).toMatchObject({ discounted: null, working: [] });
});

test("the curve ends at the twentieth year", () => {
  const dear = { ...car, value: 250_000, deductible: 0, comprehensive: 0, savings: 900_000 };
  expect(answer({ ...dear, collision: 1000 }).yearAbove).toBe(20);
  expect(answer({ ...dear, collision: 900 }).yearAbove).toBeNull();
});
