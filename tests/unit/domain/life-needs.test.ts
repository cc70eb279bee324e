import { describe, expect, test } from "vitest";
import {
  emptyLifeNeeds,
  foldSpouse,
  lifeNeedsFields,
  lifeNeedsLimits,
  readLifeNeeds,
  type LifeNeedsInput,
} from "#domain/life-needs-input.ts";
import { explainLifeNeeds } from "#widgets/tools/life-needs-calculator/life-needs-working.ts";
import { ageBand, ageBandStarts, calculateLifeNeeds, incomeMultiple } from "#domain/life-needs.ts";
import * as lifeNeedsWords from "#words/life-needs.ts";

type Entries = Partial<LifeNeedsInput>;

const read = (entries: Entries) => readLifeNeeds({ ...emptyLifeNeeds, ...entries });
const calculate = (entries: Entries) => calculateLifeNeeds(read(entries));
const explain = (entries: Entries) => explainLifeNeeds(read(entries), calculate(entries));

/** A person with a round gap: a mortgage only, without final expenses. */
const millionGap: Entries = { age: "40", mortgage: "1000000", finalExpenses: "0" };

describe("the fields", () => {
  test("are the twenty of the specification", () => {
    expect(lifeNeedsFields).toHaveLength(20);
    expect(new Set(lifeNeedsFields).size).toBe(20);
    expect(Object.keys(emptyLifeNeeds)).toEqual([...lifeNeedsFields]);
  });

  test("start empty, except for the specified choices", () => {
    const chosen = Object.entries(emptyLifeNeeds).filter(([, value]) => value !== "");
    expect(Object.fromEntries(chosen)).toEqual({
      smoker: "no",
      health: "good",
      maritalStatus: "single",
      businessOwner: "no",
      stayAtHomeSpouse: "no",
      specialNeeds: "no",
    });
  });
});

describe("questions about a spouse", () => {
  const entered = { ...emptyLifeNeeds, annualIncome: "80000", spouseIncome: "30000", stayAtHomeSpouse: "yes" };

  test.each(["single", "divorced", "widowed", ""])("use their defaults where the marital status is “%s”", (status) => {
    const folded = { ...entered, maritalStatus: status, spouseIncome: "", stayAtHomeSpouse: "no" };
    expect(foldSpouse({ ...entered, maritalStatus: status })).toEqual(folded);
  });

  test("are used as entered for the married", () => {
    const married = { ...entered, maritalStatus: "married" };
    expect(foldSpouse(married)).toEqual(married);
  });
});

describe("defaults", () => {
  test("an empty form results in final expenses only", () => {
    expect(calculate({})).toMatchObject({
      incomeReplacement: 0,
      immediateNeeds: 15_000,
      futureNeeds: 0,
      specialAdjustments: 0,
      totalNeeds: 15_000,
      existingCoverage: 0,
      coverageGap: 15_000,
    });
    expect(read({}).age).toBe(30);
  });

  test("the emergency fund is half of the income", () => {
    expect(read({ annualIncome: "80000" }).emergencyFund).toBe(40_000);
    expect(read({ annualIncome: "80000", emergencyFund: "abc" }).emergencyFund).toBe(40_000);
    expect(read({ annualIncome: "80000", emergencyFund: "5000" }).emergencyFund).toBe(5000);
    expect(read({ annualIncome: "80000", emergencyFund: "0" }).emergencyFund).toBe(0);
  });

  test("assumed values are listed", () => {
    expect([...read({}).assumed]).toEqual(["age", "finalExpenses", "emergencyFund"]);
    expect([...read({ age: "40", finalExpenses: "0", emergencyFund: "0" }).assumed]).toEqual([]);
  });

  test("entries that aren't numbers of zero or more are listed", () => {
    const { notReadable } = read({ age: "0", annualIncome: " ", currentDebt: "x", mortgage: "-5" });
    expect([...notReadable]).toEqual(["currentDebt", "mortgage"]);
  });
});

describe("reading", () => {
  test.each([
    "annualIncome",
    "spouseIncome",
    "currentDebt",
    "mortgage",
    "educationFund",
    "existingLife",
    "groupLife",
  ] as const)("%s", (field) => {
    const amount = (text: string) => read({ [field]: text })[field];
    expect(amount("")).toBe(0);
    expect(amount("a lot")).toBe(0);
    expect(amount("-5000")).toBe(0);
    expect(amount("$50,000")).toBe(50_000);
    expect(amount("1e999")).toBe(lifeNeedsLimits.amount);
  });

  test.each([
    ["", 15_000],
    ["   ", 15_000],
    ["0", 0],
    ["abc", 0],
    ["-1", 0],
    ["20000", 20_000],
    ["1e999", lifeNeedsLimits.amount],
  ])("final expenses %j count as %d", (text, amount) => {
    expect(read({ finalExpenses: text }).finalExpenses).toBe(amount);
  });

  test.each([
    ["", 30],
    ["old", 30],
    ["0", 0],
    ["-40", 0],
    ["34.9", 34.9],
    ["41", 41],
    ["1e999", 120],
  ])("age %j counts as %d", (text, age) => {
    expect(read({ age: text }).age).toBe(age);
  });

  test.each([
    ["", 0],
    ["two", 0],
    ["-2", 0],
    ["2", 2],
    ["2.9", 2],
    ["1000000", 99],
  ])("%j children count as %d", (text, children) => {
    expect(read({ numChildren: text }).children).toBe(children);
  });
});

describe("income replacement", () => {
  test.each([
    [0, 25],
    [18, 25],
    [34, 25],
    [34.9, 25],
    [35, 20],
    [44, 20],
    [45, 15],
    [54, 15],
    [55, 10],
    [120, 10],
  ])("at %d the multiple is %d", (age, multiple) => {
    expect(incomeMultiple(age)).toBe(multiple);
    const { incomeReplacement } = calculate({ age: String(age), annualIncome: "100000", spouseIncome: "40000" });
    expect(incomeReplacement).toBeCloseTo(60_000 * multiple * 0.7, 6);
  });

  test("has bands at the ages where the multiple changes", () => {
    expect(ageBandStarts.map((age) => [incomeMultiple(age), ageBand(age)])).toEqual([
      [25, { from: 0, to: 34 }],
      [20, { from: 35, to: 44 }],
      [15, { from: 45, to: 54 }],
      [10, { from: 55 }],
    ]);
    expect(ageBand(34.9)).toEqual({ from: 0, to: 34 });
    expect(ageBand(120)).toEqual({ from: 55 });
  });
});

describe("the other needs", () => {
  test.each([
    [{ businessOwner: "yes", annualIncome: "80000" }, 160_000],
    [{ stayAtHomeSpouse: "yes" }, 50_000],
    [{ specialNeeds: "yes" }, 200_000],
    [{ businessOwner: "yes", stayAtHomeSpouse: "yes", specialNeeds: "yes", annualIncome: "80000" }, 410_000],
    [{ businessOwner: "no", stayAtHomeSpouse: "no", specialNeeds: "no", annualIncome: "80000" }, 0],
  ] satisfies readonly (readonly [Entries, number])[])("special: %o is %d", (entries, amount) => {
    expect(calculate(entries).specialAdjustments).toBe(amount);
  });

  test("fields outside the formula change nothing", () => {
    const entries: Entries = { age: "40", annualIncome: "80000" };
    expect(calculate({ ...entries, maritalStatus: "widowed", childrenAges: "3, 5", retirementGoal: "900000" })).toEqual(
      calculate(entries),
    );
  });
});

test("the gap is never below zero, and then every premium is zero", () => {
  const result = calculate({ ...millionGap, existingLife: "1000001" });
  expect(result.totalNeeds).toBe(1_000_000);
  expect(result.coverageGap).toBe(0);
  expect(result.estimatedPremium).toEqual({ term10: 0, term20: 0, term30: 0, wholeLife: 0 });
});

describe("premiums", () => {
  test.each([
    [{ age: "50" }, 1],
    [{ age: "51" }, 2],
    [{ age: "60" }, 2],
    [{ age: "61" }, 3],
    [{ smoker: "yes" }, 2],
    [{ smoker: "former" }, 1],
    [{ smoker: "no" }, 1],
    [{ health: "poor" }, 1.8],
    [{ health: "fair" }, 1],
    [{ gender: "male" }, 1.2],
    [{ gender: "female" }, 1],
    [{ gender: "" }, 1],
    [{ age: "61", smoker: "yes", health: "poor", gender: "male" }, 12.96],
  ] satisfies readonly (readonly [Entries, number])[])("%o multiplies the base by %d", (entries, load) => {
    expect(calculate({ ...millionGap, ...entries }).estimatedPremium.term10).toBeCloseTo((1000 * load) / 12, 9);
  });

  test("the policy types cost 1, 1.3, 1.6 and 8 times the base premium, monthly", () => {
    const { term10, term20, term30, wholeLife } = calculate(millionGap).estimatedPremium;
    expect([term10, term20, term30, wholeLife].map((premium) => premium * 12)).toEqual([
      expect.closeTo(1000, 9),
      expect.closeTo(1300, 9),
      expect.closeTo(1600, 9),
      expect.closeTo(8000, 9),
    ]);
  });
});

describe("the working", () => {
  const entries: Entries = {
    age: "40",
    gender: "male",
    annualIncome: "80000",
    spouseIncome: "30000",
    currentDebt: "20000",
    mortgage: "350000",
    numChildren: "2",
    existingLife: "100000",
    businessOwner: "yes",
  };

  test("shows the whole calculation", () => {
    const { needs } = explain(entries);
    expect(needs.incomeReplacement.lines).toEqual([
      { label: lifeNeedsWords.incomeLessSpouses, calculation: "$80,000 \u2212 $30,000", amount: 50_000, per: "year" },
      { label: "20 times, for age 35 to 44", calculation: "$50,000 × 20", amount: 1_000_000 },
      { label: "70% of that", calculation: "$1,000,000 × 0.7", amount: 700_000 },
    ]);
    expect(needs.immediateNeeds.lines.map(({ label }) => label)).toEqual([
      "Debts",
      "Mortgage",
      "Final expenses (our assumption)",
    ]);
    expect(needs.futureNeeds.lines).toEqual([
      { label: "Children", calculation: "2 × $100,000", amount: 200_000 },
      { label: lifeNeedsWords.educationFund, amount: 0 },
      { label: "Emergency fund (our assumption)", calculation: "$80,000 × 0.5", amount: 40_000 },
    ]);
    expect(needs.specialAdjustments.lines).toEqual([
      { label: lifeNeedsWords.youOwnABusiness, calculation: "$80,000 × 2", amount: 160_000 },
    ]);
    const gap = { calculation: "$1,485,000 \u2212 $100,000", amount: 1_385_000 };
    expect(needs.coverageGap.lines).toEqual([{ label: lifeNeedsWords.needsLessCoverage, ...gap }]);
  });

  test.each([
    ["34.9", "25 times, for age under 35"],
    ["35", "20 times, for age 35 to 44"],
    ["44", "20 times, for age 35 to 44"],
    ["45", "15 times, for age 45 to 54"],
    ["54", "15 times, for age 45 to 54"],
    ["55", "10 times, for age 55 and over"],
    ["", "25 times, for age under 35 (our assumption)"],
  ])("at %j the multiple reads: %s", (age, label) => {
    expect(explain({ age }).needs.incomeReplacement.lines[1]?.label).toBe(label);
  });

  test("shows the calculation of a premium", () => {
    const { basePremium, premiums } = explain(entries);
    expect(basePremium).toMatchObject({ title: lifeNeedsWords.basePremium, amount: 1662, per: "year" });
    expect(premiums.wholeLife).toMatchObject({ title: "Whole life", amount: 1108, per: "month" });
    expect(basePremium.lines).toEqual([
      { label: lifeNeedsWords.thousandthOfTheGap, calculation: "$1,385,000 × 0.001", amount: 1385, per: "year" },
      { label: "Male", calculation: "$1,385 × 1.2", amount: 1662, per: "year" },
    ]);
    expect(premiums.wholeLife.lines).toEqual([
      { label: "A year", calculation: "$1,662 × 8", amount: 13_296, per: "year" },
      { label: "A month", calculation: "$13,296 ÷ 12", amount: 1108, per: "month" },
    ]);
  });

  test("lists every load", () => {
    const { basePremium } = explain({ ...millionGap, age: "61", smoker: "yes", health: "poor", gender: "male" });
    expect(basePremium.lines.map(({ label }) => label)).toEqual([
      lifeNeedsWords.thousandthOfTheGap,
      "Over 50",
      "Over 60",
      "Smoker",
      "Poor health",
      "Male",
    ]);
  });

  test("lists all special needs", () => {
    expect(explain({ stayAtHomeSpouse: "yes", specialNeeds: "yes" }).needs.specialAdjustments.lines).toEqual([
      { label: lifeNeedsWords.spouseStaysAtHome, amount: 50_000 },
      { label: lifeNeedsWords.dependantHasSpecialNeeds, amount: 200_000 },
    ]);
  });

  test("exactly enough coverage is not a surplus", () => {
    expect(explain({ ...millionGap, existingLife: "1000000" }).needs.coverageGap.lines).toHaveLength(1);
  });

  test("explains that there are no special needs, that the spouse earns more, and that there is no gap", () => {
    expect(explain({}).needs.specialAdjustments.lines).toEqual([{ label: lifeNeedsWords.noneApplyToYou, amount: 0 }]);
    expect(explain({ spouseIncome: "10000" }).needs.incomeReplacement.lines[0]).toMatchObject({ amount: -10_000 });
    expect(explain({ existingLife: "20000" }).needs.coverageGap.lines.at(-1)).toEqual({
      label: lifeNeedsWords.gapIsNeverBelowZero,
      amount: 0,
    });
  });

  test("shows group life only if it was entered", () => {
    const own = { label: "Life insurance you have, including at work", amount: 0 };
    expect(explain({ groupLife: "1000" }).needs.existingCoverage.lines).toEqual([
      own,
      { label: "Group life", amount: 1000 },
    ]);
    expect(explain({}).needs.existingCoverage.lines).toEqual([own]);
  });
});
