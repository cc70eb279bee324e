import { expect, test } from "vitest";
import { emptyLifeNeeds, readLifeNeeds, type LifeNeedsInput } from "#domain/life-needs-input.ts";
import { recapLifeNeeds } from "#widgets/tools/life-needs-calculator/life-needs-recap.ts";

function recap(entries: Partial<LifeNeedsInput>) {
  const input = { ...emptyLifeNeeds, ...entries };
  return recapLifeNeeds(input, readLifeNeeds(input));
}

test("every answer with an effect is summarized", () => {
  const whole = recap({
    age: "40",
    gender: "male",
    smoker: "former",
    health: "poor",
    annualIncome: "80,000",
    currentDebt: "20000",
    mortgage: "350000",
    maritalStatus: "married",
    numChildren: "1",
    spouseIncome: "30000",
    finalExpenses: "12000",
    educationFund: "50000",
    existingLife: "100000",
    businessOwner: "yes",
    stayAtHomeSpouse: "yes",
    specialNeeds: "yes",
  });
  expect(whole).toEqual({
    answers: [
      "age 40",
      "male",
      "former smoker",
      "poor health",
      "married",
      "one child",
      "income $80,000 a year",
      "spouse’s income $30,000 a year",
      "debts $20,000",
      "mortgage $350,000",
      "final expenses $12,000",
      "education fund $50,000",
      "life insurance you have $100,000",
      "business owner",
      "spouse stays at home",
      "a dependant with special needs",
    ],
    zeros: [],
    notReadable: [],
    isEmpty: false,
  });
});

test("answers of zero are listed, and a spouse only for the married", () => {
  expect(recap({ annualIncome: "50000" }).zeros).toEqual([
    "children",
    "debts",
    "mortgage",
    "education fund",
    "life insurance you have",
  ]);
  expect(recap({ annualIncome: "50000", maritalStatus: "married" }).zeros).toContain("spouse’s income");
});

test("entries that can't be read are named with what was typed, and aren't said to be missing", () => {
  const entries = { age: "forty", mortgage: " plenty ", currentDebt: "-5", annualIncome: "80k", spouseIncome: "x" };
  const { answers, notReadable, zeros } = recap(entries);
  expect(notReadable).toEqual(["age “forty”", "spouse’s income “x”", "debts “-5”", "mortgage “plenty”"]);
  expect(zeros).toEqual(["children", "education fund", "life insurance you have"]);
  expect(answers).toEqual(expect.arrayContaining(["age 30 (our assumption)", "income $80,000 a year"]));
});

test("defaults are marked as such", () => {
  expect(recap({ annualIncome: "50000" }).answers).toEqual([
    "age 30 (our assumption)",
    "non-smoker",
    "good health",
    "single",
    "income $50,000 a year",
    "final expenses $15,000 (our assumption)",
  ]);
});

test("an invalid choice is not repeated", () => {
  expect(recap({ gender: "toString", health: "<b>", maritalStatus: "" }).answers.slice(0, 3)).toEqual([
    "age 30 (our assumption)",
    "non-smoker",
    "final expenses $15,000 (our assumption)",
  ]);
});

test.each([
  [{}, true],
  [{ age: "52", gender: "female" }, true],
  [{ annualIncome: "plenty" }, true],
  [{ annualIncome: "0" }, false],
  [{ numChildren: "2" }, false],
  [{ finalExpenses: "15000" }, false],
  [{ specialNeeds: "yes" }, false],
  [{ businessOwner: "yes" }, false],
  [{ stayAtHomeSpouse: "yes" }, false],
] satisfies readonly (readonly [Partial<LifeNeedsInput>, boolean])[])(
  "without any source of a need, the result is empty: %o: %s",
  (entries, isEmpty) => {
    expect(recap(entries).isEmpty).toBe(isEmpty);
  },
);
