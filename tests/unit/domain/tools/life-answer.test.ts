import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyLifeNeeds, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { provinceCodes } from "#domain/province-code.ts";
import { capitalNeeds, centralScenario, householdTakeHome, survivorPensionAfter } from "#domain/tools/capital-needs.ts";
import { answerLife } from "#domain/tools/life-answer.ts";
import { lifeHousehold, livesWithPartner, type LifeQuestion } from "#domain/tools/life-household.ts";
import { lifeInputs } from "#domain/tools/life-inputs.ts";
import { dimeNeed, humanLifeValue } from "#domain/tools/life-methods.ts";
import { mortgagePayment } from "#domain/tools/mortgage.ts";
import { readInputs } from "#domain/tools/read-inputs.ts";
import { expectFinite } from "./expect-finite.ts";
import { wholeAnswer } from "./whole-answer.ts";
import vectors from "./vectors.json" with { type: "json" };

const question = (form: Partial<LifeNeedsInput>, panel: Record<string, unknown> = {}): LifeQuestion => {
  const input = { ...emptyLifeNeeds, ...form };
  const answers = readLifeNeeds(input);
  const reading = readInputs(lifeInputs, { province: "ON", ...panel });
  if (!reading.isUsable) throw new Error("unusable");
  return { answers, hasPartner: livesWithPartner(input, answers), values: reading.values };
};

const form = {
  age: "35",
  annualIncome: "80000",
  spouseIncome: "45000",
  numChildren: "2",
  maritalStatus: "married",
  mortgage: "350000",
  currentDebt: "15000",
  finalExpenses: "15000",
  educationFund: "60000",
  existingLife: "130000",
};
const panel = {
  partnerAge: 34,
  childrenAges: [{ age: 3 }, { age: 6 }],
  savings: 40_000,
  yearsPaid: 13,
  mortgageYears: 25,
};
const family = question(form, panel);
const vector = vectors["V-life-1"];
const household = lifeHousehold(family);
const net = (scenario: Partial<typeof centralScenario>) =>
  Math.round(capitalNeeds("ON", household, { ...centralScenario, ...scenario }).net);
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);

describe("V-life-1", () => {
  const answer = () => answerLife(family);

  test("the calculator's formula is unchanged", () => {
    expect(answer().methods.owner).toEqual({ total: vector.owner.total, gap: vector.owner.gap });
  });

  test("DIME", () => {
    expect(answer().methods.dime.map(({ years, total }) => [String(years), total])).toEqual(
      Object.entries(vector.dime),
    );
    expect(answer().methods.dime.find(({ years }) => years === 10)?.net).toBe(vector.dimeNet10);
    expect(dimeNeed(household, 0)).toBe(440_000);
  });

  test("the parts of the capital needs", () => {
    expect(Math.round(householdTakeHome("ON", household))).toBe(vector.householdTakeHome);
    expect(Math.round(12 * mortgagePayment(household.mortgage))).toBe(vector.mortgagePaymentYearly);
    expect(survivorPensionAfter("ON", household, 0)).toBeCloseTo(vector.survivor, 2);
  });

  test("capital needs in every scenario", () => {
    expect(net({})).toBe(vector.capital.central);
    expect(net({ takeHomeShare: 0.7 })).toBe(vector.capital.k70);
    expect(net({ takeHomeShare: 0.9 })).toBe(vector.capital.k90);
    expect(net({ realReturn: 0 })).toBe(vector.capital.r0);
    expect(net({ realReturn: 1.032 / 1.021 - 1 })).toBe(vector.capital.r108);
    expect(net({ isMortgageRepaid: false })).toBe(vector.capital.keepPaying);
    const toPartner65 = lifeHousehold(question(form, { ...panel, supportUntil: "partner65" }));
    expect(Math.round(capitalNeeds("ON", toPartner65).net)).toBe(vector.capital.partner65);
  });

  test("human life value and the multiple of pay", () => {
    expect(answer().methods.humanLifeValue).toEqual({
      low: expect.closeTo(vector.hlv[0] ?? 0, -0.5),
      high: expect.closeTo(vector.hlv[1] ?? 0, -0.5),
    });
    expect(answer().methods.payMultiples).toEqual({ low: 560_000, high: 800_000 });
  });

  test("the headline is the range, and the working ends at it", () => {
    expect(answer().headline).toMatchObject({
      key: "toAdd",
      low: expect.closeTo(vector.capital.k70, -0.5),
      central: expect.closeTo(vector.capital.central, -0.5),
      high: expect.closeTo(vector.capital.k90, -0.5),
    });
    const value = (key: string) => answer().working.find((step) => step.key === key)?.value ?? Number.NaN;
    const parts = [
      "incomeMissing",
      "debts",
      "mortgage",
      "finalExpenses",
      "education",
      "deathBenefit",
      "coverHeld",
      "savings",
    ];
    expect(parts.reduce((sum, key) => sum + value(key), 0)).toBeCloseTo(value("capitalNeeds"), 6);
    expect(value("capitalNeeds")).toBe(answer().methods.capitalNeeds?.central);
    expect(value("keepPaying")).toBe(answer().methods.keepPaying);
    expect(answer().working.map(({ key, unit, expression = "" }) => `${key} ${unit} ${expression}`.trimEnd()))
      .toMatchInlineSnapshot(`
        [
          "takeHomeBoth CAD/year",
          "needShare CAD/year $104,639.48 × 0.8",
          "mortgagePayment CAD/year",
          "survivorPension CAD/month",
          "childrensBenefits CAD/month",
          "supportYears years",
          "incomeMissing CAD",
          "debts CAD",
          "mortgage CAD",
          "finalExpenses CAD",
          "education CAD",
          "deathBenefit CAD",
          "coverHeld CAD",
          "savings CAD",
          "capitalNeeds CAD $222,392.07 + $15,000 + $350,000 + $15,000 + $60,000 + −$2,500 + −$130,000 + −$40,000",
          "keepPaying CAD",
        ]
      `);
  });

  test("the need falls to zero, and the term ends there", () => {
    const line = answer().charts.find(({ kind }) => kind === "line");
    if (line?.kind !== "line") throw new Error("no line");
    const needs = line.lines[0]?.points.map(({ y }) => y) ?? [];
    expect(needs).toHaveLength(31);
    expect(needs[0]).toBe(answer().methods.capitalNeeds?.central);
    expect(needs.map(Math.round)).toMatchInlineSnapshot(`
      [
        489892,
        472116,
        453905,
        435260,
        416182,
        381672,
        361730,
        341358,
        320555,
        299323,
        277660,
        255568,
        233045,
        198876,
        164255,
        129179,
        82433,
        42709,
        2507,
        -38176,
        -50257,
        -62372,
        -74525,
        -86722,
        -98970,
        -111274,
        -109962,
        -108685,
        -107442,
        -106231,
        -105053,
      ]
    `);
    expect(answer().termYears).toBe(needs.findIndex((need) => need <= 0));
    const { layers } = answer();
    expect(layers?.short).toEqual({ amount: (needs[0] ?? 0) - (needs[10] ?? 0), years: 10 });
    expect(layers?.long).toEqual({ amount: needs[10], years: answer().termYears });
  });

  test("the bars show the need before deducting existing coverage", () => {
    expect(answer().charts[0]).toMatchObject({
      kind: "bars",
      bars: [
        { key: "owner", value: 1_170_000 },
        { key: "dime", value: 1_240_000 },
        { key: "capitalNeeds", value: expect.closeTo(619_892, -0.5), low: expect.closeTo(449_997, -0.5) },
        { key: "humanLifeValue", low: expect.closeTo(1_010_596, -0.5) },
      ],
      marker: { key: "coverHeld", value: 130_000 },
    });
  });

  test("sensitivity and remarks", () => {
    expect(answer().sensitivity.map(({ input }) => input)).toEqual(["supportUntil", "yearsPaid", "annualIncome"]);
    expect(answer().sensitivity[0]).toMatchObject({
      low: { to: "youngest22", result: expect.closeTo(vector.capital.central, -0.5) },
      high: { to: "partner65", result: expect.closeTo(vector.capital.partner65, -0.5) },
    });
    expect(answer().warnings).toEqual([
      { key: "survivorPensionIsAMaximum", upTo: expect.closeTo(759.06, 2), average: 498.66 },
      { key: "bothMayDie" },
    ]);
    expect(answer().reasonsNotToBuy).toEqual([]);
    expect(answer().assumptions).toEqual([]);
    expect(answer().nextSteps).toEqual([
      {
        tool: "disability-insurance-calculator",
        entries: { province: "ON", pay: 80_000, savings: 40_000, age: 35 },
      },
    ]);
  });
});

describe("without survivors", () => {
  test("V-life-2: single with more savings than debts", () => {
    const answer = answerLife(question({ age: "28", currentDebt: "8000" }, { savings: 30_000 }));
    expect(answer.headline).toEqual({ key: "nothing", surplus: 9500 });
    expect(answer.reasonsNotToBuy).toEqual([{ key: "nobodyDepends" }]);
    expect(answer.methods.humanLifeValue).toEqual({ low: 0, high: 0 });
    expect(answer.warnings).toEqual([]);
  });

  test("single with debts over savings", () => {
    const answer = answerLife(
      question({ age: "28", currentDebt: "80000", annualIncome: "50000" }, { savings: 30_000 }),
    );
    expect(answer.reasonsNotToBuy).toEqual([]);
    expect(answer.headline.key).toBe("toAdd");
  });
});

describe("edges", () => {
  test("without a province, only the parts that need none", () => {
    const answer = answerLife(question(form, { ...panel, province: null }));
    expect(answer.headline).toEqual({ key: "chooseProvince" });
    expect(answer.methods).toMatchObject({ capitalNeeds: null, keepPaying: null, humanLifeValue: null });
    expect(answer).toMatchObject({ termYears: null, layers: null, working: [], sensitivity: [] });
    expect(answer.charts).toEqual([]);
    expect(keys(answer.warnings)).toEqual(["bothMayDie"]);
  });

  test("without every child's age there is no amount", () => {
    for (const childrenAges of [[], [{ age: 3 }], [{ age: 3 }, {}]]) {
      const answer = answerLife(question(form, { ...panel, childrenAges }));
      expect(answer.headline).toEqual({ key: "childrensAges", children: 2 });
      expect(answer.methods).toMatchObject({ capitalNeeds: null, humanLifeValue: null });
      expect(answer).toMatchObject({ termYears: null, working: [], charts: [], sensitivity: [] });
    }
  });

  test("empty fields are calculated and listed", () => {
    const answer = answerLife(question(form, {}));
    expect(answer.assumptions).toEqual([
      { input: "partnerAge", value: 35 },
      { input: "yearsPaid", value: 13 },
    ]);
    expect(lifeHousehold(question(form)).supportYears).toBe(30);
  });

  test.each([
    ["youngest22", [{ age: 3 }], 34, 19],
    ["youngest22", [{ age: 24 }], 34, 0],
    ["partner65", [{ age: 3 }], 34, 31],
    ["partner65", [], 34, 31],
    ["youngest22", [], 34, 31],
    ["youngest22", [], 70, 0],
    ["partner65", [{ age: 3 }], null, 19],
    ["youngest22", [], null, 0],
  ])("support until %s, children %j, partner %s: %d years", (supportUntil, childrenAges, partnerAge, years) => {
    const asked = question(
      { age: "40", annualIncome: "50000", maritalStatus: partnerAge === null ? "single" : "married" },
      { supportUntil, childrenAges, ...(partnerAge !== null && { partnerAge }) },
    );
    expect(lifeHousehold(asked).supportYears).toBe(years);
  });

  test("a single parent has no survivor's pension, but the children have benefits", () => {
    const alone = question({ age: "40", annualIncome: "60000", numChildren: "1" }, { childrenAges: [{ age: 10 }] });
    expect(survivorPensionAfter("ON", lifeHousehold(alone), 0)).toBe(0);
    const answer = answerLife(alone);
    expect(keys(answer.warnings)).toEqual([]);
    expect(answer.working.find(({ key }) => key === "childrensBenefits")?.value).toBe(307.81);
    expect(answer.methods.humanLifeValue?.low).toBeGreaterThan(0);
    const needBesides = capitalNeeds("ON", lifeHousehold(alone)).income;
    expect(needBesides).toBeGreaterThan(0);
  });

  test("too few years paid", () => {
    const answer = answerLife(question(form, { ...panel, yearsPaid: 2 }));
    expect(answer.warnings[0]).toEqual({ key: "notPaidLongEnough", yearsPaid: 2 });
    expect(answer.working.find(({ key }) => key === "deathBenefit")?.value).toBe(-0);
    expect(answer.methods.capitalNeeds?.central).toBeGreaterThan(vector.capital.central);
  });

  test("a partner of 65, and one who draws early", () => {
    const old = answerLife(question({ ...form, age: "66" }, { ...panel, partnerAge: 66, yearsPaid: 40 }));
    const warning = old.warnings.find(({ key }) => key === "survivorPensionIsAMaximum");
    expect(warning).toMatchObject({ average: 315.77 });
    const drawing = lifeHousehold(question(form, { ...panel, partnerAge: 62, partnerDrawsPension: true }));
    const notYet = lifeHousehold(question(form, { ...panel, partnerAge: 62 }));
    expect(survivorPensionAfter("ON", drawing, 0)).toBeLessThan(survivorPensionAfter("ON", notYet, 0));
    expect(survivorPensionAfter("ON", notYet, 3)).toBe(survivorPensionAfter("ON", drawing, 3));
  });

  test("Québec has its own figures", () => {
    const answer = answerLife(question(form, { ...panel, province: "QC" }));
    const pension = answer.working.find(({ key }) => key === "survivorPension");
    expect(pension?.value).toBeCloseTo(566.79 + 0.375 * vector.estRet, 1);
    expect(pension?.figures?.map(({ basis }) => basis)).toEqual(["S202"]);
  });

  test("no income is lost after 65", () => {
    expect(humanLifeValue("ON", { ...household, contributor: { ...household.contributor, age: 65 } })).toEqual({
      low: 0,
      high: 0,
    });
    expect(answerLife(question({ ...form, age: "70" }, panel)).charts[1]).toMatchObject({
      lines: [{ points: [expect.anything()] }],
    });
  });

  test("each partner without children consumes half", () => {
    const couple = { ...household, childrensAges: [] };
    expect(humanLifeValue("ON", couple).low / humanLifeValue("ON", household).low).toBeCloseTo(0.5 / 0.7, 8);
  });

  test("a mortgage without a remaining term counts in full", () => {
    const answer = answerLife(question(form, { ...panel, mortgageYears: 0 }));
    expect(keys(answer.warnings)).toContain("mortgageYearsZero");
    expect(answer.working.find(({ key }) => key === "mortgage")?.value).toBe(350_000);
    expect(answer.working.find(({ key }) => key === "mortgagePayment")?.value).toBe(0);
  });

  test("enough coverage, or perhaps enough", () => {
    const met = answerLife(question({ ...form, existingLife: "1000000" }, panel));
    expect(met.headline.key).toBe("nothing");
    expect(keys(met.reasonsNotToBuy)).toEqual(["alreadyMet"]);
    const perhaps = answerLife(question({ ...form, existingLife: "500000" }, panel));
    expect(perhaps.headline).toEqual({
      key: "perhapsNothing",
      central: expect.closeTo(vector.capital.central - 370_000, -0.5),
      high: expect.closeTo(vector.capital.k90 - 370_000, -0.5),
    });
    const surplus = answerLife(question({ ...form, existingLife: "700000" }, panel));
    expect(surplus.headline).toMatchObject({ key: "perhapsNothing", central: 0 });
    expect(answerLife(question({ ...form, spouseIncome: "90000" }, panel)).warnings).toContainEqual({
      key: "partnerEarnsMore",
    });
  });

  test("a permanent need lasts to the end of the curve; a short one needs one policy", () => {
    const endless = answerLife(
      question({ age: "60", annualIncome: "90000", maritalStatus: "married" }, { partnerAge: 30 }),
    );
    expect(endless.termYears).toBe(5);
    expect(endless.layers).toBeNull();
    const rising = answerLife(
      question(
        { age: "35", annualIncome: "0", educationFund: "200000", maritalStatus: "married", existingLife: "150000" },
        { partnerAge: 64 },
      ),
    );
    expect(rising.layers).toBeNull();
  });

  test("current studies count in full today and fall until they end", () => {
    const student = lifeHousehold(question({ educationFund: "10000" }, { childrenAges: [{ age: 20 }] }));
    const education = (years: number) => capitalNeeds("ON", student, centralScenario, years).education;
    expect([0, 1, 2, 3].map(education)).toEqual([10_000, 5000, 0, 0]);
    const none = lifeHousehold(question({ educationFund: "10000" }));
    expect(capitalNeeds("ON", none, centralScenario, 9).education).toBe(10_000);
  });

  test("debts are repaid after five years; coverage loses value, savings grow", () => {
    const at = (years: number) => capitalNeeds("ON", household, centralScenario, years);
    expect([at(4).debts, at(5).debts]).toEqual([15_000, 0]);
    expect(at(10).coverHeld).toBeCloseTo(130_000 / 1.021 ** 10, 6);
    expect(at(10).savings).toBeCloseTo(40_000 * 1.006 ** 10, 6);
    expect(at(10).mortgage).toBeCloseTo(253_045 / 1.021 ** 10, -1);
  });
});

test("any valid input returns finite numbers, and more coverage never means more need", () => {
  const amount = fc.nat(2_000_000).map(String);
  fc.assert(
    fc.property(
      fc.record({
        age: fc.integer({ min: 0, max: 120 }).map(String),
        annualIncome: amount,
        spouseIncome: amount,
        mortgage: amount,
        currentDebt: amount,
        educationFund: amount,
        existingLife: amount,
        maritalStatus: fc.constantFrom("single", "married"),
      }),
      fc.record({
        province: fc.constantFrom(null, ...provinceCodes),
        partnerAge: fc.integer({ min: 18, max: 80 }),
        childrenAges: fc.array(fc.record({ age: fc.integer({ min: 0, max: 24 }) }), { maxLength: 4 }),
        savings: fc.nat(5_000_000),
        yearsPaid: fc.integer({ min: 0, max: 47 }),
        mortgageYears: fc.integer({ min: 0, max: 40 }),
      }),
      (entered, besides) => {
        const answer = answerLife(question(entered, besides));
        expectFinite(answer);
        const more = answerLife(question({ ...entered, existingLife: "3000000" }, besides));
        expect(more.methods.capitalNeeds?.central ?? 0).toBeLessThanOrEqual(answer.methods.capitalNeeds?.central ?? 0);
      },
    ),
    { numRuns: 60 },
  );
});

describe("the whole answer", () => {
  test("to a family in Ontario", () => {
    expect(wholeAnswer(answerLife(family))).toMatchInlineSnapshot(`
      "headline: toAdd {low:319996.65, central:489892.07, high:678387.32, years:19}
      results: methods {owner:{total:1170000, gap:1040000}, dime:[{years:5, total:840000, net:670000}, {years:10, total:1240000, net:1070000}, {years:15, total:1640000, net:1470000}], capitalNeeds:{low:319996.65, central:489892.07, high:678387.32}, keepPaying:487243.29, humanLifeValue:{low:1010595.7, high:1351227.4}, payMultiples:{low:560000, high:800000}};
         coverHeld 130000; termYears 19; layers {short:{amount:212231.8, years:10}, long:{amount:277660.27, years:19}}
      restsOn: province; savings; supportUntil; partnerDrawsPension; mortgageYears
      working:
        takeHomeBoth CAD/year = 104639.48 [S960, S968]
        needShare CAD/year $104,639.48 × 0.8 = 83711.58 [illustrative]
        mortgagePayment CAD/year = 23012.946 [S204, S204]
        survivorPension CAD/month = 759.06254 [S11, S11]
        childrensBenefits CAD/month = 615.62 [S11]
        supportYears years = 19
        incomeMissing CAD = 222392.07 [illustrative, illustrative]
        debts CAD = 15000
        mortgage CAD = 350000
        finalExpenses CAD = 15000
        education CAD = 60000
        deathBenefit CAD = -2500 [S11]
        coverHeld CAD = -130000
        savings CAD = -40000
        capitalNeeds CAD $222,392.07 + $15,000 + $350,000 + $15,000 + $60,000 + −$2,500 + −$130,000 + −$40,000 = 489892.07
        keepPaying CAD = 487243.29
      charts: {kind:bars, key:methods, unit:CAD, bars:[{key:owner, value:1170000}, {key:dime, value:1240000}, {key:capitalNeeds, value:619892.07, low:449996.65, high:808387.32}, {key:humanLifeValue, value:1351227.4, low:1010595.7, high:1351227.4}], marker:{key:coverHeld, value:130000}};
         {kind:line, key:needByYear, xUnit:years, unit:CAD, lines:[{key:needByYear, points:[{x:0, y:489892.07}, {x:1, y:472115.83}, {x:2, y:453904.63}, {x:3, y:435259.56}, {x:4, y:416181.6}, {x:5, y:381671.58}, {x:6, y:361730.21}, {x:7, y:341358.04}, {x:8, y:320555.49}, {x:9, y:299322.85}, {x:10, y:277660.27}, {x:11, y:255567.74}, {x:12, y:233045.15}, {x:13, y:198876.36}, {x:14, y:164254.53}, {x:15, y:129179.02}, {x:16, y:82433.112}, {x:17, y:42709.463}, {x:18, y:2506.8507}, {x:19, y:-38176.083}, {x:20, y:-50257.262}, {x:21, y:-62371.565}, {x:22, y:-74524.667}, {x:23, y:-86722.271}, {x:24, y:-98970.113}, {x:25, y:-111273.96}, {x:26, y:-109962.32}, {x:27, y:-108685.07}, {x:28, y:-107441.54}, {x:29, y:-106231.07}, {x:30, y:-105053.04}]}]}
      warnings: survivorPensionIsAMaximum {upTo:759.06254, average:498.66}; bothMayDie
      sensitivity: supportUntil youngest22 → 489892.07, partner65 → 795288.67; yearsPaid 0 → 721106.99, 40 → 482503.54;
         annualIncome 64000 → 344587.37, 96000 → 651812.82
      nextSteps: disability-insurance-calculator {entries:{province:ON, pay:80000, savings:40000, age:35}}"
    `);
  });

  test("to a family in Québec", () => {
    expect(wholeAnswer(answerLife(question(form, { ...panel, province: "QC" })))).toMatchInlineSnapshot(`
      "headline: toAdd {low:288941.17, central:400491.33, high:579894.4, years:18}
      results: methods {owner:{total:1170000, gap:1040000}, dime:[{years:5, total:840000, net:670000}, {years:10, total:1240000, net:1070000}, {years:15, total:1640000, net:1470000}], capitalNeeds:{low:288941.17, central:400491.33, high:579894.4}, keepPaying:397842.56, humanLifeValue:{low:953654.01, high:1275092.9}, payMultiples:{low:560000, high:800000}};
         coverHeld 130000; termYears 18; layers {short:{amount:167961.75, years:10}, long:{amount:232529.58, years:18}}
      restsOn: province; savings; supportUntil; partnerDrawsPension; mortgageYears
      working:
        takeHomeBoth CAD/year = 99592.123 [S960, S973]
        needShare CAD/year $99,592.12 × 0.8 = 79673.699 [illustrative]
        mortgagePayment CAD/year = 23012.946 [S204, S204]
        survivorPension CAD/month = 1087.6825 [S202]
        childrensBenefits CAD/month = 615.62 [S202]
        supportYears years = 19
        incomeMissing CAD = 132991.33 [illustrative, illustrative]
        debts CAD = 15000
        mortgage CAD = 350000
        finalExpenses CAD = 15000
        education CAD = 60000
        deathBenefit CAD = -2500 [S11]
        coverHeld CAD = -130000
        savings CAD = -40000
        capitalNeeds CAD $132,991.33 + $15,000 + $350,000 + $15,000 + $60,000 + −$2,500 + −$130,000 + −$40,000 = 400491.33
        keepPaying CAD = 397842.56
      charts: {kind:bars, key:methods, unit:CAD, bars:[{key:owner, value:1170000}, {key:dime, value:1240000}, {key:capitalNeeds, value:530491.33, low:418941.17, high:709894.4}, {key:humanLifeValue, value:1275092.9, low:953654.01, high:1275092.9}], marker:{key:coverHeld, value:130000}};
         {kind:line, key:needByYear, xUnit:years, unit:CAD, lines:[{key:needByYear, points:[{x:0, y:400491.33}, {x:1, y:387023.89}, {x:2, y:373147.32}, {x:3, y:358862.9}, {x:4, y:344171.75}, {x:5, y:314074.87}, {x:6, y:298573.11}, {x:7, y:282667.18}, {x:8, y:266357.68}, {x:9, y:249645.05}, {x:10, y:232529.58}, {x:11, y:215011.47}, {x:12, y:197452.91}, {x:13, y:168277.92}, {x:14, y:138679.88}, {x:15, y:108658.28}, {x:16, y:66996.617}, {x:17, y:32387.717}, {x:18, y:-2669.4587}, {x:19, y:-38176.083}, {x:20, y:-50257.262}, {x:21, y:-62371.565}, {x:22, y:-74524.667}, {x:23, y:-86722.271}, {x:24, y:-98970.113}, {x:25, y:-111273.96}, {x:26, y:-109962.32}, {x:27, y:-108685.07}, {x:28, y:-107441.54}, {x:29, y:-106231.07}, {x:30, y:-105053.04}]}]}
      warnings: survivorPensionIsAMaximum {upTo:1087.6825, average:498.66}; bothMayDie
      sensitivity: yearsPaid 0 → 673061.08, 40 → 394381.69; supportUntil youngest22 → 400491.33, partner65 → 652228.82;
         annualIncome 64000 → 304268.32, 96000 → 547789.3
      nextSteps: disability-insurance-calculator {entries:{province:QC, pay:80000, savings:40000, age:35}}"
    `);
  });

  test("to a single person", () => {
    expect(
      wholeAnswer(
        answerLife(
          question(
            { age: "28", currentDebt: "8000", mortgage: "1000", annualIncome: "40000", existingLife: "2000" },
            { savings: 4000, mortgageYears: 3 },
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "headline: toAdd {low:15500, central:15500, high:15500, years:37}
      results: methods {owner:{total:744000, gap:742000}, dime:[{years:5, total:224000, net:218000}, {years:10, total:424000, net:418000}, {years:15, total:624000, net:618000}], capitalNeeds:{low:15500, central:15500, high:15500}, keepPaying:14500, humanLifeValue:{low:0, high:0}, payMultiples:{low:280000, high:400000}};
         coverHeld 2000; termYears 37; layers {short:{amount:8871.2825, years:10}, long:{amount:6628.7175, years:37}}
      restsOn: province; savings; mortgageYears
      working:
        takeHomeBoth CAD/year = 35339.224 [S960, S968]
        needShare CAD/year $35,339.22 × 0.8 = 28271.38 [illustrative]
        mortgagePayment CAD/year = 356.21384 [S204, S204]
        survivorPension CAD/month = 0 [S11, S11]
        childrensBenefits CAD/month = 0 [S11]
        supportYears years = 0
        incomeMissing CAD = 0 [illustrative, illustrative]
        debts CAD = 8000
        mortgage CAD = 1000
        finalExpenses CAD = 15000
        education CAD = 0
        deathBenefit CAD = -2500 [S11]
        coverHeld CAD = -2000
        savings CAD = -4000
        capitalNeeds CAD $0 + $8,000 + $1,000 + $15,000 + $0 + −$2,500 + −$2,000 + −$4,000 = 15500
        keepPaying CAD = 14500
      charts: {kind:bars, key:methods, unit:CAD, bars:[{key:owner, value:744000}, {key:dime, value:424000}, {key:capitalNeeds, value:17500, low:17500, high:17500}, {key:humanLifeValue, value:0, low:0, high:0}], marker:{key:coverHeld, value:2000}};
         {kind:line, key:needByYear, xUnit:years, unit:CAD, lines:[{key:needByYear, points:[{x:0, y:15500}, {x:1, y:15184.193}, {x:2, y:14867.058}, {x:3, y:14548.455}, {x:4, y:14562.67}, {x:5, y:6575.9434}, {x:6, y:6588.2908}, {x:7, y:6599.7274}, {x:8, y:6610.2677}, {x:9, y:6619.9264}, {x:10, y:6628.7175}, {x:11, y:6636.6549}, {x:12, y:6643.7521}, {x:13, y:6650.0223}, {x:14, y:6655.4784}, {x:15, y:6660.1332}, {x:16, y:6663.9988}, {x:17, y:6667.0875}, {x:18, y:6669.4109}, {x:19, y:6670.9807}, {x:20, y:6671.8081}, {x:21, y:6671.904}, {x:22, y:6671.2793}, {x:23, y:6669.9445}, {x:24, y:6667.9098}, {x:25, y:6665.1853}, {x:26, y:6661.7807}, {x:27, y:6657.7057}, {x:28, y:6652.9695}, {x:29, y:6647.5814}, {x:30, y:6641.5502}, {x:31, y:6634.8846}, {x:32, y:6627.5931}, {x:33, y:6619.684}, {x:34, y:6611.1655}, {x:35, y:6602.0454}, {x:36, y:6592.3314}, {x:37, y:6582.031}]}]}
      sensitivity: savings 0 → 19500, 8000 → 11500; yearsPaid 0 → 18000, 40 → 15500; existingLife 0 → 17500, 4000 → 13500
      assumptions: yearsPaid {value:6}
      nextSteps: disability-insurance-calculator {entries:{province:ON, pay:40000, savings:4000, age:28}}"
    `);
  });

  test("to a couple without a province", () => {
    expect(
      wholeAnswer(
        answerLife(
          question(
            { age: "60", annualIncome: "50000", maritalStatus: "married", numChildren: "1" },
            { province: null },
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`
      "headline: chooseProvince
      results: restsOn null;
         methods {owner:{total:490000, gap:490000}, dime:[{years:5, total:265000, net:265000}, {years:10, total:515000, net:515000}, {years:15, total:765000, net:765000}], capitalNeeds:null, keepPaying:null, humanLifeValue:null, payMultiples:{low:350000, high:500000}};
         coverHeld 0; termYears null; layers null
      working:
      assumptions: partnerAge {value:60}; yearsPaid {value:38}
      nextSteps: disability-insurance-calculator {entries:{province:null, pay:50000, age:60}}"
    `);
  });
});

describe("at the edges", () => {
  const nothing = { finalExpenses: "0", age: "35" };
  const asked = (entered: Partial<LifeNeedsInput>, besides: Record<string, unknown> = {}) =>
    answerLife(question({ ...nothing, ...entered }, { yearsPaid: 0, ...besides }));

  test("a need of exactly zero is met", () => {
    const alone = asked({});
    expect(alone.headline.key).toBe("nothing");
    expect(alone.termYears).toBe(0);
    expect(keys(asked({ maritalStatus: "married" }).reasonsNotToBuy)).toEqual(["alreadyMet"]);
  });

  test("a low end of exactly zero may be no need", () => {
    const { headline, methods } = asked({ annualIncome: "10000", spouseIncome: "80000" });
    expect(methods.capitalNeeds?.low).toBe(0);
    expect(headline.key).toBe("perhapsNothing");
  });

  test("a ten-year need and a constant need each need one policy", () => {
    const ten = asked({ age: "55", annualIncome: "90000", maritalStatus: "married" }, { partnerAge: 30 });
    expect(ten).toMatchObject({ termYears: 10, layers: null });
    expect(asked({ finalExpenses: "15000" })).toMatchObject({ termYears: 30, layers: null });
  });

  test.each([
    [{}, {}, []],
    [{ maritalStatus: "married" }, {}, ["notPaidLongEnough"]],
    [{}, { childrenAges: [{ age: 3 }] }, ["notPaidLongEnough"]],
    [{ maritalStatus: "married" }, { childrenAges: [{ age: 3 }] }, ["notPaidLongEnough", "bothMayDie"]],
    [{}, { mortgageYears: 0 }, []],
    [{ mortgage: "1" }, { mortgageYears: 0 }, ["mortgageYearsZero"]],
    [{ annualIncome: "50000", spouseIncome: "50000" }, {}, ["notPaidLongEnough"]],
    [{ annualIncome: "50000", spouseIncome: "50001" }, {}, ["notPaidLongEnough", "partnerEarnsMore"]],
  ] as const)("%j with %j warns of %j", (entered, besides, expected) => {
    expect(keys(asked(entered, besides).warnings)).toEqual(expected);
  });

  test("a partner of 65 gets the average from 65 on", () => {
    const couple = { age: "65", annualIncome: "80000", maritalStatus: "married" } as const;
    const average = (partnerAge: number) =>
      asked(couple, { yearsPaid: 40, partnerAge }).warnings.find(({ key }) => key === "survivorPensionIsAMaximum");
    expect(average(64)).toMatchObject({ average: 498.66 });
    expect(average(65)).toMatchObject({ average: 315.77 });
  });

  test.each([
    [{ finalExpenses: "1000" }, {}, ["nobodyDepends"]],
    [{ finalExpenses: "1001" }, {}, []],
    [{ finalExpenses: "1000", maritalStatus: "married" }, {}, ["alreadyMet"]],
    [{ finalExpenses: "1000" }, { childrenAges: [{ age: 3 }] }, ["alreadyMet"]],
  ] as const)("savings and coverage that just pay the debts: %j with %j", (entered, besides, expected) => {
    const owed = { currentDebt: "3000", mortgage: "2000", existingLife: "2000", groupLife: "1000" };
    const found = asked({ ...owed, ...entered }, { savings: 3000, mortgageYears: 20, ...besides });
    expect(found.coverHeld).toBe(3000);
    expect(keys(found.reasonsNotToBuy)).toEqual(expected);
  });

  test("the spouse's pay and the mortgage can have the largest effect", () => {
    const moved = (entered: Partial<LifeNeedsInput>) => asked(entered).sensitivity.map(({ input }) => input);
    expect(moved({ annualIncome: "100000", spouseIncome: "60000" })).toContain("spouseIncome");
    expect(moved({ mortgage: "1000000" })[0]).toBe("mortgage");
  });

  test("a spouse's income counts an unmarried person as a couple", () => {
    expect(livesWithPartner({ maritalStatus: "single" }, { spouseIncome: 1 })).toBe(true);
    expect(livesWithPartner({ maritalStatus: "single" }, { spouseIncome: 0 })).toBe(false);
  });

  test("in Québec a child under 18 raises the pension of a survivor under 45", () => {
    const pension = (childrensAges: readonly number[], years: number) =>
      survivorPensionAfter(
        "QC",
        { ...household, childrensAges, partner: { age: 30, pay: 0, drawsPension: false } },
        years,
      );
    const without = pension([], 0);
    expect(pension([17], 0)).toBeGreaterThan(without);
    expect(pension([17], 1)).toBe(without);
    expect(pension([3, 17], 1)).toBe(pension([17], 0));
  });
});
