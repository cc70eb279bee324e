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
    const needs = ["incomeMissing", "debts", "mortgage", "finalExpenses", "education"];
    const parts = [...needs, "deathBenefit", "coverHeld", "savings"];
    expect(parts.reduce((sum, key) => sum + value(key), 0)).toBeCloseTo(value("capitalNeeds"), 6);
    expect(value("capitalNeeds")).toBe(answer().methods.capitalNeeds?.central);
    expect(value("keepPaying")).toBe(answer().methods.keepPaying);
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

  test("a partner who draws early has the pension at once", () => {
    const drawing = lifeHousehold(question(form, { ...panel, partnerAge: 62, partnerDrawsPension: true }));
    const notYet = lifeHousehold(question(form, { ...panel, partnerAge: 62 }));
    expect(survivorPensionAfter("ON", drawing, 0)).toBeLessThan(survivorPensionAfter("ON", notYet, 0));
    expect(survivorPensionAfter("ON", notYet, 3)).toBe(survivorPensionAfter("ON", drawing, 3));
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
