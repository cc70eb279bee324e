import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { locale } from "#locale";
import { seniorToolWords } from "#text/tools/senior-insurance-review.ts";
import { calendarFile } from "#domain/tools/calendar-file.ts";
import { paybackYears } from "#domain/tools/senior-answer.ts";
import { senior } from "./every-tool.ts";
import { readValues } from "./read-values.ts";
import vectors from "./vectors.json" with { type: "json" };

const { answer } = senior;
const keys = (remarks: readonly { key: string }[]) => remarks.map(({ key }) => key);
const guaranteed = { kind: "guaranteedIssue", amount: 15_000, monthlyPremium: 75 };
/** All questions answered by a person who needs no policy. */
const settled = {
  age: 65,
  dependants: false,
  retired: true,
  mortgage: 0,
  debts: 0,
  estate: 0,
  trips: 0,
  retireePlan: false,
  savings: 100_000,
};
const review = (policy: Record<string, unknown>, entries: Record<string, unknown> = settled) => {
  const [found] = answer({ ...entries, policies: [policy] }).policies;
  return { advice: found?.advice, reasons: keys(found?.reasons ?? []) };
};

test("V-senior-1: payback", () => {
  const vector = vectors["V-senior-1"];
  expect(answer({ age: 65, sex: "F", policies: [guaranteed] }).policies[0]).toMatchObject({
    advice: "considerEnding",
    paybackYears: expect.closeTo(vector.paybackYears, 4),
    paidToAverage: expect.closeTo(vector.paidToAverage, 6),
  });
});

test("V-senior-2: savings pay the funeral", () => {
  const found = answer({ ...settled, savings: 30_000 });
  expect(found.headline).toEqual({ key: "noPolicies", finalGap: -23_350, isLeast: false });
  expect(found.reasonsNotToBuy).toEqual([{ key: "finalExpensesCovered", left: 23_350 }]);
  // Unknown debts could cost more than is left.
  expect(answer({ ...settled, savings: 30_000, debts: null }).reasonsNotToBuy).toEqual([]);
});

describe("each policy", () => {
  test.each([
    [{ kind: "term", expiryAge: 64 }, {}, "remove", ["expired"]],
    [{ kind: "travel", expiryAge: 64 }, { trips: 2 }, "remove", ["expired", "tripsUninsured"]],
    [{ kind: "travel", expiryAge: 64 }, { trips: 0 }, "remove", ["expired"]],
    [{ kind: "travel", expiryAge: 64 }, { trips: null }, "remove", ["expired"]],
    [{ kind: "term", expiryAge: 64 }, { trips: 2 }, "remove", ["expired"]],
    [{ kind: "term", expiryAge: 65 }, {}, "considerEnding", ["nobodyDepends"]],
    [{ kind: "term" }, { dependants: true }, "keep", ["dependants"]],
    [{ kind: "term" }, { mortgage: 1 }, "keep", ["debts"]],
    [{ kind: "term" }, { debts: 1 }, "keep", ["debts"]],
    [{ kind: "term" }, { age: null }, "considerEnding", ["nobodyDepends"]],
    [{ kind: "health" }, { age: null }, "keep", []],
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
  ])("%j %j", (policy, entries, advice, reasons) =>
    expect(review(policy, { ...settled, ...entries })).toEqual({ advice, reasons }),
  );

  test("an empty form leads to no advice", () => {
    const openOf = (policy: Record<string, unknown>, entries: Record<string, unknown> = {}) => {
      const [found] = answer({ ...entries, policies: [policy] }).policies;
      const reason = found?.reasons.find(({ key }) => key === "answerFirst");
      return { advice: found?.advice, questions: reason?.key === "answerFirst" ? reason.questions : [] };
    };
    const needs = (policy: Record<string, unknown>, questions: readonly string[], entries = {}) =>
      expect(openOf(policy, entries)).toEqual({ advice: "answerFirst", questions });
    const all = ["dependants", "mortgage", "debts", "savings", "estate"];
    needs({ kind: "term" }, all);
    needs({ kind: "permanent" }, ["mortgage", "debts", "estate"], { dependants: false, savings: 1_000_000 });
    needs({ kind: "term", conversionAge: 66 }, ["age", ...all]);
    needs({ kind: "term", conversionAge: 66 }, all, { age: 65 });
    // One reason to keep the policy is enough.
    expect(openOf({ kind: "term" }, { dependants: true })).toEqual({ advice: "keep", questions: [] });
    expect(openOf({ kind: "term" }, { savings: 0 })).toEqual({ advice: "keep", questions: [] });
    needs({ kind: "mortgage" }, ["mortgage"]);
    needs({ kind: "disability" }, ["retired"]);
    needs({ kind: "travel" }, ["trips"]);
    needs({ kind: "health" }, ["retireePlan"]);
    needs({ kind: "health" }, ["retireePlan"], { age: 70, familyIncome: 5 });
    needs({ monthlyPremium: 20 }, ["kind"]);
    needs({ kind: "term", expiryAge: 60 }, ["age", ...all]);
    // A policy that may have ended can't be kept.
    needs({ kind: "home", expiryAge: 60 }, ["age"]);
    // The average number of years left decides, and it is known at 65.
    needs({ kind: "guaranteedIssue" }, ["age"]);
    needs({ kind: "guaranteedIssue" }, ["sex", "premium"], { age: 65 });
    expect(openOf({ kind: "guaranteedIssue" }, { age: 70 })).toEqual({ advice: "act", questions: [] });
    // Probate fees differ by province.
    needs({ kind: "term" }, ["province"], { ...settled, savings: 1_000_000, province: null, estate: 5000 });
  });

  test("unanswered questions never question a premium", () => {
    expect(answer({ policies: [{ kind: "term", monthlyPremium: 220 }] }).headline).toEqual({
      key: "answersFirst",
      open: ["dependants", "mortgage", "debts", "savings", "estate"],
    });
    // The sum of premiums is left out if one of them is missing.
    const ending = { kind: "mortgage", monthlyPremium: 40 };
    expect(answer({ mortgage: 0, policies: [ending, { kind: "mortgage" }] }).headline).toMatchObject({
      yearlyPremiumInQuestion: null,
    });
  });

  test("payback needs an amount and a premium", () => {
    const [policy] = readValues(senior.inputs, { policies: [guaranteed] }).policies;
    if (!policy) throw new Error("no policy");
    expect(paybackYears({ ...policy, kind: "travel" })).toBeNull();
    // The coverage may end earlier.
    expect(paybackYears({ ...policy, kind: "term" })).toBeNull();
    expect(paybackYears({ ...policy, amount: null })).toBeNull();
    expect(paybackYears({ ...policy, monthlyPremium: null })).toBeNull();
    expect(paybackYears({ ...policy, monthlyPremium: 0 })).toBeNull();
  });
});

test("edges", () => {
  expect(answer({ age: 59 })).toMatchObject({
    headline: { key: "tooYoung" },
    nextSteps: [{ tool: "life-insurance-calculator", entries: { province: null } }],
  });
  expect(keys(answer({ sex: "M", age: 66 }).warnings)).toEqual(["averageIsFor65"]);
  expect(keys(answer({ sex: "M" }).warnings)).toEqual([]);
  expect(keys(answer({ province: "QC", policies: [{}] }).warnings)).toEqual(["doNotCancelFirst"]);
  expect(keys(answer({ province: "QC", estate: 5, policies: [{}] }).warnings)).toEqual([
    "doNotCancelFirst",
    "probateUnknown",
  ]);
  expect(answer({ province: "ON", estate: 1_000_000, savings: 0 }).finalExpensesGap).toBe(9150 + 14_250 - 2500);
  expect(answer({ province: "ON", estate: 1_000_000 }).finalExpensesGap).toBeNull();
  // While an amount is open, only a gap that can't shrink is stated.
  const open = answer({ province: "ON", estate: 1_000_000, savings: 50_000, debts: 0 });
  expect([open.finalExpensesGap, open.working, open.sensitivity]).toEqual([null, [], []]);
  // Nunavut has a fee on the smallest estate, but none is known for an unknown estate.
  expect(answer({ province: "NU", savings: 0 }).finalExpensesGap).toBe(9150 - 2500);
  const noSex = answer({ age: 65, savings: 0, policies: [guaranteed] });
  expect(noSex.charts[0]).not.toHaveProperty("marker");
  expect(noSex.working.map(({ key }) => key)).toEqual(["paybackYears", "finalExpensesSoFar", "finalExpensesGapSoFar"]);
  expect(
    answer({ age: 65, sex: "M", policies: [{ kind: "health", monthlyPremium: 10 }, { kind: "travel" }] }).working[0],
  ).toMatchObject({
    key: "paidToAverage",
    value: expect.closeTo(10 * 12 * 19.6, 6),
  });
});

describe("deadlines", () => {
  const term = { kind: "term", conversionAge: 66, expiryAge: 75 };
  const deadlines = (entries: Record<string, unknown>) =>
    answer(entries).deadlines.map(({ ordinal, what, age, day }) => [ordinal, what, age, day]);

  test("are sorted by date, and past ones are omitted", () => {
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

  test("disability coverage ends at 65 for a person who still earns", () => {
    const entries = { born: "1962-03-01", policies: [{ kind: "disability" }] };
    expect(deadlines({ ...entries, retired: false })).toEqual([[1, "end", 65, "2027-03-01"]]);
    expect(deadlines({ ...entries, retired: true })).toEqual([]);
    expect(deadlines(entries)).toEqual([]);
  });

  test("the date of birth replaces the age", () => {
    const reasonsAt = (born: string) =>
      answer({ age: 90, born, dependants: true, policies: [term] }).policies.map(({ reasons }) => reasons[0]);
    expect(reasonsAt("1960-11-22")).toEqual([{ key: "conversionDeadline", age: 66, yearsLeft: 0 }]);
    expect(reasonsAt("1960-11-23")).toEqual([{ key: "conversionDeadline", age: 66, yearsLeft: 1 }]);
  });

  // The texts of a calendar are words, and differ by language.
  test.runIf(locale.tag === "en-CA")("a calendar can import them, each with an early reminder", () => {
    const found = answer({ born: "1961-05-04", policies: [term] });
    const values = readValues(senior.inputs, {});
    const block = seniorToolWords.extraBlocks?.(found, values).find(({ kind }) => kind === "calendar");
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

describe("at the edges", () => {
  const permanent = { kind: "permanent", amount: 26_640, monthlyPremium: 100 };
  const calm = { ...settled, sex: "F" };

  test("a payback exactly at the average lifespan is not late", () => {
    const { yearsLeft, policies } = answer({ ...calm, policies: [permanent] });
    expect(yearsLeft).toBe(22.2);
    expect(policies[0]).toMatchObject({ paybackYears: 22.2, reasons: [{ key: "nobodyDepends" }] });
    const late = answer({ ...calm, policies: [{ ...permanent, amount: 26_628 }] }).policies[0];
    expect(keys(late?.reasons ?? [])).toEqual(["nobodyDepends", "paysBackLate"]);
  });

  test("without the benefit, the sex or the premium there is no payback", () => {
    const of = (entries: object, policy: object) => answer({ ...calm, ...entries, policies: [policy] }).policies[0];
    expect(of({}, { ...permanent, amount: null })?.reasons).toEqual([{ key: "nobodyDepends" }]);
    expect(of({ sex: null }, permanent)).toMatchObject({ paidToAverage: null, reasons: [{ key: "nobodyDepends" }] });
    expect(of({}, { ...permanent, monthlyPremium: null })).toMatchObject({ paybackYears: null, paidToAverage: null });
  });

  test("debts and mortgage count together", () => {
    const { policies } = answer({ ...calm, debts: 100, mortgage: 100, policies: [permanent] });
    expect(keys(policies[0]?.reasons ?? [])).toEqual(["debts"]);
  });

  test("savings equal to the costs leave no gap", () => {
    const found = answer({ ...settled, savings: 6650, policies: [permanent] });
    expect(found.finalExpensesGap).toBe(0);
    expect(keys(found.reasonsNotToBuy)).toEqual(["finalExpensesCovered"]);
    expect(keys(found.policies[0]?.reasons ?? [])).toEqual(["nobodyDepends"]);
  });

  test("a deadline in three months still has an early reminder", () => {
    const on = (born: string) => answer({ born, policies: [{ kind: "term", conversionAge: 65 }] }).deadlines;
    expect(on("1962-02-20")).toMatchObject([{ day: "2027-02-20", early: "2026-11-22" }]);
    expect(on("1962-02-19")).toMatchObject([{ day: "2027-02-19", early: null }]);
  });

  test("only disability insurance ends automatically", () => {
    expect(answer({ born: "1964-01-01", retired: false, policies: [{ kind: "term" }] }).deadlines).toEqual([]);
  });

  test("sixty is in range", () => {
    const found = answer({ age: 60 });
    expect(found.headline).toEqual({ key: "listPolicies" });
    expect(found.nextSteps).toMatchObject([{ tool: "estate-planning-review" }]);
  });
});
