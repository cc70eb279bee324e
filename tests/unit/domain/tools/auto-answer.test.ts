import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { provinceCodes } from "#domain/province-code.ts";
import { afterDiscounts, answerAuto, carValueAfter } from "#domain/tools/auto-answer.ts";
import { autoInputs } from "#domain/tools/auto-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import { wholeAnswer } from "./whole-answer.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) => answerAuto(readValues(autoInputs, entries), "2026-11-22");
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
  const old = () =>
    answer({
      ...car,
      premium: 2006,
      discounts: [{ percent: 10 }, { percent: 5 }, { percent: 8 }],
    });

  test("whether coverage is worth its premium", () => {
    expect(old().ratioCollision).toBeCloseTo(vector.ratioCollision, 6);
    expect(old().ratioBoth).toBeCloseTo(vector.ratioBoth, 6);
    expect(old().headline).toEqual({
      key: "worthQuestioning",
      ratio: expect.closeTo(vector.ratioBoth, 6),
      years: expect.closeTo(1 / vector.ratioBoth, 3),
    });
    expect(old().yearAbove).toBe(0);
    expect(old().collisionYearAbove).toBe(2);
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

  test("the working", () => {
    expect(
      answer({ ...car, altDeductible: 1500, altSaving: 95, premium: 2006, discounts: [{ percent: 10 }] }).working.map(
        ({ key, expression }) => [key, expression],
      ),
    ).toEqual([
      ["ownDamagePremium", "($420 + $180) × 1"],
      ["mostItPays", "$6,500 − $1,000"],
      ["ratioCollision", "$420 ÷ $5,500"],
      ["ratioBoth", "$600 ÷ $5,500"],
      ["totalLossYears", "1 ÷ 0.1091"],
      ["deductibleYears", "($1,500 − $1,000) ÷ ($95 × 1)"],
      ["discounted", "$2,006 × 0.9"],
      ["discountTotal", "1 − 0.9"],
      ["minimumLiability", undefined],
    ]);
    expect(old().minimumLiability?.value).toBe(200_000);
  });

  test("sensitivity and curves", () => {
    expect(old().sensitivity.map(({ input }) => input)).toEqual(["collision", "value", "comprehensive"]);
    const ratio = old().charts.find(({ key }) => key === "ratio");
    expect(ratio?.kind === "line" && ratio.lines[0]?.points[0]).toEqual({ x: 0, y: old().ratioBoth });
    expect(ratio?.kind === "line" && ratio.lines[0]?.points).toHaveLength(11);
    const payback = old().charts.find(({ key }) => key === "payback");
    expect(payback?.kind === "line" && payback.lines[1]?.points[0]).toEqual({ x: 0, y: 5500 });
  });
});

describe("special cases", () => {
  test.each([
    [{ province: "ON" }, { key: "mandatoryOnly" }],
    [{ value: 6500 }, { key: "premiumsMissing", value: 6500 }],
    [{ collision: 400 }, { key: "mandatoryOnly" }],
    [
      { ...car, value: 1000 },
      { key: "cannotPay", value: 1000, deductible: 1000 },
    ],
    [
      { ...car, value: 900, financed: true },
      { key: "cannotPay", value: 900, deductible: 1000 },
    ],
    [
      { ...car, financed: true },
      { key: "keepFinanced", ratio: 600 / 5500 },
    ],
    [
      { ...car, savings: 5499 },
      { key: "keepSavings", ratio: 600 / 5500, atStake: 5500, savings: 5499 },
    ],
    [
      { ...car, savings: 5500 },
      { key: "worthQuestioning", ratio: 600 / 5500, years: expect.closeTo(5500 / 600, 8) },
    ],
    [
      { ...car, savings: null, financed: null },
      {
        key: "aboveTenth",
        ratio: 600 / 5500,
        open: ["financed", "savings"],
      },
    ],
    [
      { ...car, comprehensive: 130 },
      { key: "stillPays", ratio: 0.1, yearAbove: 1 },
    ],
    [
      { ...car, comprehensive: null },
      { key: "premiumsMissing", value: 6500 },
    ],
    [
      { ...car, collision: null },
      { key: "premiumsMissing", value: 6500 },
    ],
    [
      { ...car, collision: 0, comprehensive: 0 },
      { key: "stillPays", ratio: 0, yearAbove: null },
    ],
    [
      { province: "ON", value: 250_000, collision: 1, comprehensive: 0, savings: 900_000, deductible: 0 },
      { key: "stillPays", ratio: 1 / 250_000, yearAbove: null },
    ],
  ])("%j", (entries, headline) => expect(answer(entries).headline).toEqual(headline));

  test("coverage without a payout has neither ratio nor line, and the ratio ends when the payout reaches zero", () => {
    const nothing = answer({ ...car, value: 1000 });
    expect(nothing).toMatchObject({ ratioBoth: null, ratioCollision: null, yearAbove: 0 });
    expect(nothing.working.map(({ key }) => key)).toEqual(["ownDamagePremium", "mostItPays", "minimumLiability"]);
    expect(nothing.working[1]?.value).toBe(0);
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
  test.each([
    [
      { province: "ON", benefitsDropped: true },
      ["incomeReplacementDropped", "ontarioBenefitsOptional", "ontarioDirectCompensation"],
    ],
    [
      { province: "ON", benefitsDropped: true, workCover: false },
      ["noIncomeReplacement", "ontarioBenefitsOptional", "ontarioDirectCompensation"],
    ],
    [
      { province: "ON", benefitsDropped: true, workCover: true },
      ["ontarioBenefitsOptional", "ontarioDirectCompensation"],
    ],
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
  expect(answer({ discounts: [{ percent: 10 }] }).discounted).toBeNull();
});

test("any valid input returns finite numbers", () => {
  fc.assert(
    fc.property(anyEntries(autoInputs), fc.constantFrom(null, ...provinceCodes), (entries, province) => {
      const found = answer({ ...entries, province });
      expectFinite(found);
      expect(found.discountTotal).toBeLessThan(1);
    }),
  );
});

describe("the whole answer", () => {
  test("of an old car in Ontario", () => {
    expect(
      wholeAnswer(
        answer({
          ...car,
          premium: 2006,
          discounts: [{ percent: 10 }, { percent: 5 }],
          altDeductible: 1500,
          altSaving: 95,
        }),
      ),
    ).toMatchInlineSnapshot(`
      "headline: worthQuestioning {ratio:0.10909091, years:9.1666667}
      results: ratioBoth 0.10909091; ratioCollision 0.076363636; yearAbove 0; collisionYearAbove 2; deductibleYears 5.2631579; discounted 1715.13;
         discountTotal 0.145; minimumLiability S21
      restsOn: province; value; collision; comprehensive
      working:
        ownDamagePremium CAD/year ($420 + $180) × 1 = 600 [S57]
        mostItPays CAD $6,500 − $1,000 = 5500
        ratioCollision ratio $420 ÷ $5,500 = 0.076363636
        ratioBoth ratio $600 ÷ $5,500 = 0.10909091 [practice]
        totalLossYears years 1 ÷ 0.1091 = 9.1666667
        deductibleYears years ($1,500 − $1,000) ÷ ($95 × 1) = 5.2631579 [S57]
        discounted CAD/year $2,006 × 0.9 × 0.95 = 1715.13
        discountTotal ratio 1 − 0.9 × 0.95 = 0.145
        minimumLiability CAD = 200000 [S21]
      charts: {kind:line, key:payback, xUnit:years, unit:CAD, lines:[{key:value, points:[{x:0, y:6500}, {x:1, y:5525}, {x:2, y:4696.25}, {x:3, y:3991.8125}, {x:4, y:3393.0406}, {x:5, y:2884.0845}, {x:6, y:2451.4719}, {x:7, y:2083.7511}, {x:8, y:1771.1884}, {x:9, y:1505.5102}, {x:10, y:1279.6836}]}, {key:payback, points:[{x:0, y:5500}, {x:1, y:4525}, {x:2, y:3696.25}, {x:3, y:2991.8125}, {x:4, y:2393.0406}, {x:5, y:1884.0845}, {x:6, y:1451.4719}, {x:7, y:1083.7511}, {x:8, y:771.18841}, {x:9, y:505.51015}, {x:10, y:279.68363}]}]};
         {kind:line, key:ratio, xUnit:years, unit:ratio, lines:[{key:ratio, points:[{x:0, y:0.10909091}, {x:1, y:0.13259669}, {x:2, y:0.16232668}, {x:3, y:0.20054733}, {x:4, y:0.25072704}, {x:5, y:0.31845705}, {x:6, y:0.4133735}, {x:7, y:0.55363267}, {x:8, y:0.77801999}, {x:9, y:1.1869198}, {x:10, y:2.1452811}]}, {key:threshold, points:[{x:0, y:0.1}, {x:1, y:0.1}, {x:2, y:0.1}, {x:3, y:0.1}, {x:4, y:0.1}, {x:5, y:0.1}, {x:6, y:0.1}, {x:7, y:0.1}, {x:8, y:0.1}, {x:9, y:0.1}, {x:10, y:0.1}]}]}
      warnings: ontarioBenefitsOptional; ontarioDirectCompensation; countsTotalLossesOnly
      reasonsNotToBuy: paidOffAndAffordable
      sensitivity: collision 0 → 0.032727273, 504 → 0.12436364; value 5200 → 0.14285714, 7800 → 0.088235294;
         comprehensive 0 → 0.076363636, 216 → 0.11563636
      nextSteps: disability-insurance-calculator {entries:{province:ON}}; insurance-comparison-tool {entries:{province:ON, line:auto}}"
    `);
  });

  test("of a car in Québec that is financed", () => {
    expect(
      wholeAnswer(
        answer({
          ...car,
          province: "QC",
          comprehensive: null,
          financed: true,
          altDeductible: 2000,
          altSaving: 100,
          premium: 900,
        }),
      ),
    ).toMatchInlineSnapshot(`
      "headline: premiumsMissing {value:6500}
      results: restsOn null; ratioBoth null; ratioCollision null; yearAbove null; collisionYearAbove null; deductibleYears 9.1743119;
         discounted 900; discountTotal 0; minimumLiability S31
      working:
        deductibleYears years ($2,000 − $1,000) ÷ ($100 × 1.09) = 9.1743119 [S8]
        minimumLiability CAD = 50000 [S31]
      nextSteps: disability-insurance-calculator {entries:{province:QC}}; insurance-comparison-tool {entries:{province:QC, line:auto}}"
    `);
  });

  test("in Manitoba, where these premiums carry no tax", () => {
    expect(
      wholeAnswer(answer({ ...car, province: "MB", collision: null, savings: 0, altDeductible: 1000, altSaving: 50 })),
    ).toMatchInlineSnapshot(`
      "headline: premiumsMissing {value:6500}
      results: restsOn null; ratioBoth null; ratioCollision null; yearAbove null; collisionYearAbove null; deductibleYears null; discounted null;
         discountTotal 0; minimumLiability S29
      working:
        minimumLiability CAD = 500000 [S29]
      warnings: publicBasic; deductibleAboveSavings {deductible:1000, savings:0}; deductibleNeverPays
      nextSteps: disability-insurance-calculator {entries:{province:MB}}; insurance-comparison-tool {entries:{province:MB, line:auto}}"
    `);
  });

  test("of a car worth no more than its deductible", () => {
    expect(wholeAnswer(answer({ ...car, value: 1000, altDeductible: 2500 }))).toMatchInlineSnapshot(`
      "headline: cannotPay {value:1000, deductible:1000}
      results: ratioBoth null; ratioCollision null; yearAbove 0; collisionYearAbove 0; deductibleYears null; discounted null; discountTotal 0;
         minimumLiability S21
      restsOn: province; value; collision; comprehensive
      working:
        ownDamagePremium CAD/year ($420 + $180) × 1 = 600 [S57]
        mostItPays CAD $1,000 − $1,000 = 0
        minimumLiability CAD = 200000 [S21]
      charts: {kind:line, key:payback, xUnit:years, unit:CAD, lines:[{key:value, points:[{x:0, y:1000}, {x:1, y:850}, {x:2, y:722.5}, {x:3, y:614.125}, {x:4, y:522.00625}, {x:5, y:443.70531}, {x:6, y:377.14952}, {x:7, y:320.57709}, {x:8, y:272.49053}, {x:9, y:231.61695}, {x:10, y:196.8744}]}, {key:payback, points:[{x:0, y:0}, {x:1, y:0}, {x:2, y:0}, {x:3, y:0}, {x:4, y:0}, {x:5, y:0}, {x:6, y:0}, {x:7, y:0}, {x:8, y:0}, {x:9, y:0}, {x:10, y:0}]}]};
         {kind:line, key:ratio, xUnit:years, unit:ratio, lines:[{key:ratio, points:[]}, {key:threshold, points:[{x:0, y:0.1}, {x:1, y:0.1}, {x:2, y:0.1}, {x:3, y:0.1}, {x:4, y:0.1}, {x:5, y:0.1}, {x:6, y:0.1}, {x:7, y:0.1}, {x:8, y:0.1}, {x:9, y:0.1}, {x:10, y:0.1}]}]}
      warnings: ontarioBenefitsOptional; ontarioDirectCompensation; countsTotalLossesOnly
      reasonsNotToBuy: paidOffAndAffordable
      sensitivity: value 800 → 0, 1200 → 3; deductible 0 → 0.6, 2000 → 0
      nextSteps: disability-insurance-calculator {entries:{province:ON}}; insurance-comparison-tool {entries:{province:ON, line:auto}}"
    `);
  });

  test("with only a premium", () => {
    expect(wholeAnswer(answer({ premium: 1000 }))).toMatchInlineSnapshot(`
      "headline: mandatoryOnly
      results: restsOn null; ratioBoth null; ratioCollision null; yearAbove null; collisionYearAbove null; deductibleYears null; discounted 1000;
         discountTotal 0; minimumLiability null
      working:
      nextSteps: disability-insurance-calculator {entries:{province:null}}; insurance-comparison-tool {entries:{province:null, line:auto}}"
    `);
  });
});

test("the curve ends at the twentieth year", () => {
  const dear = { ...car, value: 250_000, deductible: 0, comprehensive: 0, savings: 900_000 };
  expect(answer({ ...dear, collision: 1000 }).yearAbove).toBe(20);
  expect(answer({ ...dear, collision: 900 }).yearAbove).toBeNull();
});

test("discounts on an empty premium have no line", () => {
  expect(answer({ discounts: [{ percent: 10 }] }).working).toEqual([]);
});

test("savings equal to the car's value can replace it", () => {
  expect(keys(answer({ ...car, savings: 6500 }).reasonsNotToBuy)).toEqual(["paidOffAndAffordable"]);
});
