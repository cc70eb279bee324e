import * as fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { seniorToolWords } from "#content/en/tools/senior-insurance-review.ts";
import { calendarFile } from "#domain/tools/calendar-file.ts";
import { answerSenior, paybackYears } from "#domain/tools/senior-answer.ts";
import { seniorInputs } from "#domain/tools/senior-inputs.ts";
import { anyEntries } from "./any-entries.ts";
import { expectFinite } from "./expect-finite.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const answer = (entries: Record<string, unknown>) => answerSenior(readValues(seniorInputs, entries), "2026-11-22");
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
    // It may end before.
    expect(paybackYears({ ...policy, kind: "term" })).toBeNull();
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

describe("deadlines", () => {
  const term = { kind: "term", conversionAge: 66, expiryAge: 75 };
  const deadlines = (entries: Record<string, unknown>) =>
    answer(entries).deadlines.map(({ ordinal, what, age, day }) => [ordinal, what, age, day]);

  test("by the birthday, the next first, none that has passed", () => {
    const policies = [term, { kind: "permanent", expiryAge: 65 }, { kind: "term", expiryAge: 66 }];
    expect(deadlines({ born: "1960-11-22", policies })).toEqual([
      [1, "conversion", 66, "2026-11-22"],
      [3, "end", 66, "2026-11-22"],
      [1, "end", 75, "2035-11-22"],
    ]);
    expect(deadlines({ policies })).toEqual([]);
    expect(answer({ born: "1960-11-22", policies }).deadlines.map(({ early }) => early)).toEqual([
      null,
      null,
      "2035-08-24",
    ]);
  });

  test("disability ends at 65 for whoever still earns", () => {
    const entries = { born: "1962-03-01", policies: [{ kind: "disability" }] };
    expect(deadlines({ ...entries, retired: false })).toEqual([[1, "end", 65, "2027-03-01"]]);
    expect(deadlines(entries)).toEqual([]);
  });

  test("the date of birth stands for the age", () => {
    const reasonsAt = (born: string) =>
      answer({ age: 90, born, dependants: true, policies: [term] }).policies.map(({ reasons }) => reasons[0]);
    expect(reasonsAt("1960-11-22")).toEqual([{ key: "conversionDeadline", age: 66, yearsLeft: 0 }]);
    expect(reasonsAt("1960-11-23")).toEqual([{ key: "conversionDeadline", age: 66, yearsLeft: 1 }]);
  });

  test("a calendar reads them, each with a warning in good time", () => {
    const found = answer({ born: "1961-05-04", policies: [term] });
    const values = readValues(seniorInputs, {});
    const block = seniorToolWords.more?.(found, values).find(({ kind }) => kind === "calendar");
    if (block?.kind !== "calendar") throw new Error("no calendar");
    const calendar = new ICAL.Component(ICAL.parse(calendarFile(block.events, "2026-11-22")));
    const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
    expect(events.map(({ summary, startDate }) => [startDate.toString(), summary])).toEqual([
      ["2027-02-03", "Three months left: last day to make policy 1, term life permanent"],
      ["2027-05-04", "Last day to make policy 1, term life permanent"],
      ["2036-02-04", "Three months left: the end of policy 1, term life"],
      ["2036-05-04", "The end of policy 1, term life"],
    ]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
  });
});
