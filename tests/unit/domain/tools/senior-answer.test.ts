import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerSenior, paybackYears } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) => answerSenior(readValues(seniorInputs, entries));
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const guaranteed = { kind: "guaranteedIssue", amount: 15_000, monthlyPremium: 75 };
const review = (policy: Record<string, unknown>, entries: Record<string, unknown> = {}) => {
  const [found] = answer({ savings: 100_000, ...entries, policies: [policy] }).policies;
  return { advice: found?.advice, reasons: keys(found?.reasons ?? []) };
};

describe("V-senior-1", () => {
  const found = answer({ age: 65, sex: "F", policies: [guaranteed] });
  test("payback", () => {
    const vector = vectors["V-senior-1"];
    expect(found.policies[0]?.paybackYears).toBeCloseTo(vector.paybackYears, 4);
    expect(found.policies[0]?.paidToAverage).toBeCloseTo(vector.paidToAverage, 6);
    expect(found.policies[0]).toMatchObject({ advice: "considerEnding" });
    expect(found.headline).toEqual({
      key: "reviewed",
      keep: 0,
      act: 0,
      considerEnding: 1,
      yearlyPremiumInQuestion: 900,
    });
    expect(found.working.map(({ key, expression }) => [key, expression])).toEqual([
      ["paybackYears", "$15,000 ÷ (12 × $75)"],
      ["paidToAverage", "12 × $75 × 22.2"],
      ["finalExpenses", "$9,150 + $0 + $0 + $0"],
      ["finalExpensesGap", "$9,150 − $0 − $2,500"],
    ]);
    expect(found.charts[0]).toMatchObject({ kind: "bars", marker: { key: "averageYearsLeft", value: 22.2 } });
  });
});

test("V-senior-2: savings pay the funeral", () => {
  const found = answer({ savings: 30_000 });
  expect(found.headline).toEqual({ key: "noPolicies", finalGap: -23_350 });
  expect(found.mayNeedNone).toEqual([{ key: "finalExpensesCovered", left: 23_350 }]);
});

describe("policy by policy", () => {
  test.each([
    [{ kind: "term", expiryAge: 64 }, {}, "remove", ["expired"]],
    [{ kind: "term", expiryAge: 65 }, {}, "considerEnding", ["nobodyDepends"]],
    [{ kind: "term" }, { dependants: true }, "keep", ["dependants"]],
    [{ kind: "term" }, { mortgage: 1 }, "keep", ["debts"]],
    [{ kind: "permanent" }, { savings: 0 }, "keep", ["finalExpenses"]],
    [{ kind: "term", conversionAge: 67 }, { dependants: true }, "act", ["conversionDeadline", "dependants"]],
    [{ kind: "term", conversionAge: 68 }, { dependants: true }, "keep", ["dependants"]],
    [{ kind: "term", conversionAge: 64 }, { dependants: true }, "keep", ["dependants"]],
    [{ ...guaranteed, kind: "permanent" }, { sex: "F" }, "considerEnding", ["nobodyDepends", "paysBackLate"]],
    [guaranteed, { sex: "F" }, "considerEnding", ["paysBackLate", "checkDeferral", "cannotQualifyOtherwise"]],
    [{ ...guaranteed, amount: 50_000 }, { sex: "F" }, "act", ["checkDeferral", "cannotQualifyOtherwise"]],
    [guaranteed, { sex: "F", age: 70 }, "act", ["checkDeferral", "cannotQualifyOtherwise"]],
    [{ kind: "mortgage" }, {}, "considerEnding", ["mortgageRepaid"]],
    [{ kind: "mortgage" }, { mortgage: 5 }, "keep", ["debts"]],
    [{ kind: "disability" }, {}, "considerEnding", ["retired"]],
    [{ kind: "disability" }, { retired: false }, "act", ["endsAt65", "earning"]],
    [{ kind: "health" }, { age: 64 }, "keep", []],
    [{ kind: "health" }, { familyIncome: 89_999 }, "act", ["dentalPlan", "provincialDrugs"]],
    [{ kind: "health" }, { familyIncome: 90_000 }, "act", ["provincialDrugs"]],
    [
      { kind: "health" },
      { retireePlan: true, familyIncome: 5, age: 64 },
      "considerEnding",
      ["duplicatesPlan", "retireeDentalMayNotReopen"],
    ],
    [{ kind: "travel" }, {}, "considerEnding", ["noTrips"]],
    [{ kind: "travel" }, { trips: 1 }, "act", ["checkStability", "trips"]],
    [{ kind: "home" }, {}, "act", ["vacancyAndSecondCar", "homeAndCar"]],
    [{ kind: "auto" }, {}, "act", ["vacancyAndSecondCar", "homeAndCar"]],
  ])("%j %j", (policy, entries, advice, reasons) => expect(review(policy, entries)).toEqual({ advice, reasons }));

  test("payback needs a sum and a premium", () => {
    const [policy] = readValues(seniorInputs, { policies: [guaranteed] }).policies;
    if (!policy) throw new Error("no policy");
    expect(paybackYears({ ...policy, kind: "travel" })).toBeNull();
    expect(paybackYears({ ...policy, amount: null })).toBeNull();
    expect(paybackYears({ ...policy, monthlyPremium: null })).toBeNull();
    expect(paybackYears({ ...policy, monthlyPremium: 0 })).toBeNull();
  });
});

test("edges", () => {
  const young = answer({ age: 59, savings: 5 });
  expect(young.headline).toEqual({ key: "tooYoung" });
  expect(young.nextSteps[0]?.tool).toBe("life-insurance-calculator");
  expect(answer({}).nextSteps[0]?.tool).toBe("estate-planning-review");
  expect(keys(answer({ sex: "M", age: 66 }).warnings)).toEqual(["averageIsFor65"]);
  expect(keys(answer({ province: "NU", policies: [{}] }).warnings)).toEqual(["doNotCancelFirst", "probateUnknown"]);
  expect(answer({ province: "ON", estate: 1_000_000 }).finalExpensesGap).toBe(9150 + 14_250 - 2500);
  const noSex = answer({ policies: [guaranteed] });
  expect(noSex.charts[0]).not.toHaveProperty("marker");
  expect(noSex.working.map(({ key }) => key)).toEqual(["paybackYears", "finalExpenses", "finalExpensesGap"]);
  expect(
    answer({ sex: "M", policies: [{ kind: "health", monthlyPremium: 10 }, { kind: "travel" }] }).working[0],
  ).toMatchObject({
    key: "paidToAverage",
    value: expect.closeTo(10 * 12 * 19.6, 6),
  });
});

test("whatever is entered, numbers come out", () => {
  fc.assert(fc.property(anyEntries(seniorInputs), (entries) => expectFinite(answer(entries))));
});
