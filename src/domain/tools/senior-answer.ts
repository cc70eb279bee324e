import { endOfLife } from "#domain/figures/end-of-life.ts";
import type { IsoDay } from "#domain/dated-figure.ts";
import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { addDays, addYears } from "./calendar-day.ts";
import { dollars, minus, over, plus, times, number } from "./expression.ts";
import { probateFee } from "./probate-fee.ts";
import type { SeniorValues } from "./senior-inputs.ts";
import type { RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

type Policy = SeniorValues["policies"][number];

/** A question on which the reading of a policy may depend. */
export type SeniorQuestion =
  | "kind"
  | "age"
  | "dependants"
  | "retired"
  | "mortgage"
  | "debts"
  | "savings"
  | "estate"
  | "trips"
  | "retireePlan";

/** Why a policy falls where it falls. Years are of age. */
export interface SeniorReasons {
  /** The questions that are still open and could change the reading. */
  answerFirst: { questions: readonly SeniorQuestion[] };
  dependants: object;
  debts: object;
  finalExpenses: object;
  earning: object;
  trips: object;
  homeAndCar: object;
  cannotQualifyOtherwise: object;
  /** Until this age it can be turned into permanent coverage; years left. */
  conversionDeadline: { age: number; yearsLeft: number };
  checkDeferral: object;
  vacancyAndSecondCar: object;
  dentalPlan: { income: number };
  retireeDentalMayNotReopen: object;
  provincialDrugs: object;
  checkStability: object;
  endsAt65: object;
  /** It ran out. */
  expired: { age: number };
  nobodyDepends: object;
  /** Premiums to the average age come to more than the benefit. */
  paysBackLate: { paybackYears: number; yearsLeft: number };
  mortgageRepaid: object;
  retired: object;
  noTrips: object;
  duplicatesPlan: object;
}

/** One policy with what speaks for keeping it, doing something about it, or ending it. */
export interface ReviewedPolicy {
  readonly ordinal: number;
  readonly kind: Policy["kind"];
  readonly advice: "keep" | "act" | "considerEnding" | "remove" | "answerFirst";
  readonly reasons: readonly RemarkOf<SeniorReasons>[];
  /** Benefit ÷ yearly premium; `null` where one is missing or the policy pays no sum. */
  readonly paybackYears: number | null;
  /** Premiums from now to the average age; `null` where sex, age or premium isn't known. */
  readonly paidToAverage: number | null;
}

/** A day after which a policy can no longer be turned into another, or no longer pays. */
export interface SeniorDeadline {
  readonly ordinal: number;
  readonly kind: Policy["kind"];
  readonly what: "conversion" | "end";
  /** Of the visitor, in years. */
  readonly age: number;
  readonly day: IsoDay;
  /** A quarter of a year before; `null` where that is past. */
  readonly early: IsoDay | null;
}

/** What the senior review says. Dollars. */
export interface SeniorAnswerKeys {
  readonly headline: {
    tooYoung: object;
    /** No policy and no savings were entered. */
    listPolicies: object;
    /** `open` names the amounts that were left empty and count as nothing so far. */
    noPolicies: { finalGap: number; open: readonly SeniorQuestion[] };
    reviewed: {
      keep: number;
      act: number;
      considerEnding: number;
      answerFirst: number;
      yearlyPremiumInQuestion: number;
    };
  };
  readonly working: "paybackYears" | "paidToAverage" | "finalExpenses" | "finalExpensesGap";
  readonly charts: "payback" | "policy" | "averageYearsLeft";
  readonly warnings: {
    doNotCancelFirst: object;
    averageIsFor65: object;
    probateUnknown: object;
  };
  readonly reasonsNotToBuy: { finalExpensesCovered: { left: number } };
}

export interface SeniorAnswer extends ToolAnswer<SeniorAnswerKeys> {
  readonly policies: readonly ReviewedPolicy[];
  /** Funeral, probate and debts above savings and the death benefit; negative where money is left, `null` without savings. */
  readonly finalExpensesGap: number | null;
  /** From today on, the next first; none without a date of birth. */
  readonly deadlines: readonly SeniorDeadline[];
  /** Average years left; known at 65 alone. */
  readonly yearsLeft: number | null;
}

const youngest = 60;
const deadlineYears = 2;
/** A quarter of a year, in which a policy can be changed. */
const daysBefore = 90;
/** Disability insurance usually ends at this age; ordinary practice. */
const disabilityEnds = 65;
/** Kinds that pay whenever one dies. Term may end before, so what it pays back says nothing. */
const paysInTheEnd: readonly Policy["kind"][] = ["permanent", "guaranteedIssue"];

/** Benefit ÷ yearly premium: after so many years the premiums have cost as much as it pays. */
export function paybackYears({ kind, amount, monthlyPremium }: Policy): number | null {
  if (!paysInTheEnd.includes(kind) || amount === null || monthlyPremium === null || monthlyPremium === 0) return null;
  return amount / (12 * monthlyPremium);
}

/** Average years left in Canada at 65, 2023; other ages were not found. Source: S143. */
function averageYearsLeft({ age, sex }: SeniorValues): number | null {
  return sex !== null && age === 65 ? endOfLife.yearsLeftAt65.value[sex] : null;
}

function probateOf({ province, estate }: SeniorValues): number {
  return (province && estate !== null && probateFee(province, estate)) || 0;
}

/** Funeral, probate and debts, as far as they were entered. */
function dueOf(values: SeniorValues): number {
  return values.funeral + probateOf(values) + (values.debts ?? 0) + (values.mortgage ?? 0);
}

/** What falls due, less savings and the death benefit of CPP or QPP. */
function finalGapOf(values: SeniorValues): number {
  return dueOf(values) - Number(values.savings) - canadaPensionPlan.death.value;
}

/** Amounts that were left empty, on which the final expenses depend. */
function openAmounts(values: SeniorValues): readonly SeniorQuestion[] {
  return (["mortgage", "debts", "savings", "estate"] as const).filter((question) => values[question] === null);
}

/** Whether savings fall short. Missing amounts can only raise what falls due; without savings nothing is known. */
function isShort(values: SeniorValues): boolean {
  return values.savings !== null && finalGapOf(values) > 0;
}

type Reason = RemarkOf<SeniorReasons>;

interface Verdict {
  readonly keep?: readonly Reason[];
  readonly act?: readonly Reason[];
  readonly end?: readonly Reason[];
  /** What is still open and would decide. */
  readonly open?: readonly SeniorQuestion[];
}

/** Whether premiums to the average age come to more than the benefit. */
function paysBackLate(policy: Policy, values: SeniorValues): readonly Reason[] {
  const payback = paybackYears(policy) ?? Number.POSITIVE_INFINITY;
  const yearsLeft = averageYearsLeft(values) ?? 0;
  return payback < yearsLeft ? [{ key: "paysBackLate", paybackYears: payback, yearsLeft }] : [];
}

function lifeVerdict(policy: Policy, values: SeniorValues): Verdict {
  const { age, dependants, mortgage, debts } = values;
  const { conversionAge, expiryAge } = policy;
  const keep: Reason[] = [];
  if (dependants === true) keep.push({ key: "dependants" });
  if ((mortgage ?? 0) + (debts ?? 0) > 0) keep.push({ key: "debts" });
  if (isShort(values)) keep.push({ key: "finalExpenses" });
  const act: Reason[] = [];
  if (conversionAge !== null && age !== null && conversionAge >= age && conversionAge - age <= deadlineYears) {
    act.push({ key: "conversionDeadline", age: conversionAge, yearsLeft: conversionAge - age });
  }
  if (keep.length > 0) return { keep, act };
  const open: readonly SeniorQuestion[] = [
    ...(age === null && (conversionAge !== null || expiryAge !== null) ? (["age"] as const) : []),
    ...(dependants === null ? (["dependants"] as const) : []),
    ...openAmounts(values),
  ];
  return open.length > 0 ? { act, open } : { act, end: [{ key: "nobodyDepends" }, ...paysBackLate(policy, values)] };
}

function healthVerdict({ retireePlan, familyIncome, age }: SeniorValues): Verdict {
  const act: Reason[] = [];
  if (familyIncome !== null && familyIncome < endOfLife.dentalPlanIncome.value && retireePlan === false) {
    act.push({ key: "dentalPlan", income: endOfLife.dentalPlanIncome.value });
  }
  if (age !== null && age >= 65) act.push({ key: "provincialDrugs" });
  if (retireePlan === null) return { act, open: ["retireePlan"] };
  return retireePlan
    ? { act: [...act, { key: "retireeDentalMayNotReopen" }], end: [{ key: "duplicatesPlan" }] }
    : { act };
}

function verdictOf(policy: Policy, values: SeniorValues): Verdict {
  switch (policy.kind) {
    case null:
      return { open: ["kind"] };
    case "term":
    case "permanent":
      return lifeVerdict(policy, values);
    case "guaranteedIssue":
      return {
        keep: [{ key: "cannotQualifyOtherwise" }],
        act: [{ key: "checkDeferral" }],
        end: paysBackLate(policy, values),
      };
    case "mortgage":
      if (values.mortgage === null) return { open: ["mortgage"] };
      return values.mortgage > 0 ? { keep: [{ key: "debts" }] } : { end: [{ key: "mortgageRepaid" }] };
    case "disability":
      if (values.retired === null) return { open: ["retired"] };
      return values.retired
        ? { end: [{ key: "retired" }] }
        : { keep: [{ key: "earning" }], act: [{ key: "endsAt65" }] };
    case "health":
      return healthVerdict(values);
    case "travel":
      if (values.trips === null) return { open: ["trips"] };
      return values.trips > 0
        ? { keep: [{ key: "trips" }], act: [{ key: "checkStability" }] }
        : { end: [{ key: "noTrips" }] };
    case "home":
    case "auto":
      return { keep: [{ key: "homeAndCar" }], act: [{ key: "vacancyAndSecondCar" }] };
  }
}

function review(policy: Policy, ordinal: number, values: SeniorValues): ReviewedPolicy {
  const { kind, monthlyPremium, expiryAge } = policy;
  const yearsLeft = averageYearsLeft(values);
  const common = {
    ordinal,
    kind,
    paybackYears: paybackYears(policy),
    paidToAverage: yearsLeft === null || monthlyPremium === null ? null : monthlyPremium * 12 * yearsLeft,
  };
  if (expiryAge !== null && values.age !== null && expiryAge < values.age) {
    return { ...common, advice: "remove", reasons: [{ key: "expired", age: expiryAge }] };
  }
  const { keep = [], act = [], end = [], open = [] } = verdictOf(policy, values);
  const reasons: readonly Reason[] = [
    ...end,
    ...act,
    ...keep,
    ...(open.length > 0 ? [{ key: "answerFirst" as const, questions: open }] : []),
  ];
  if (end.length > 0) return { ...common, advice: "considerEnding", reasons };
  if (act.length > 0) return { ...common, advice: "act", reasons };
  return { ...common, advice: open.length > 0 ? "answerFirst" : "keep", reasons };
}

function working(values: SeniorValues): SeniorAnswer["working"] {
  const { funeral, debts, mortgage, savings } = values;
  const yearsLeft = averageYearsLeft(values);
  const due = dueOf(values);
  const steps = values.policies.flatMap((policy, index): WorkingStep<SeniorAnswerKeys["working"]>[] => {
    const { amount, monthlyPremium } = policy;
    const payback = paybackYears(policy);
    if (monthlyPremium === null) return [];
    const yearly = times("12", dollars(monthlyPremium));
    const lines: WorkingStep<SeniorAnswerKeys["working"]>[] = [];
    if (payback !== null && amount !== null) {
      lines.push({
        key: "paybackYears",
        ordinal: index + 1,
        expression: over(dollars(amount), `(${yearly})`),
        value: payback,
        unit: "years",
      });
    }
    if (yearsLeft !== null) {
      lines.push({
        key: "paidToAverage",
        ordinal: index + 1,
        expression: times(yearly, number(yearsLeft)),
        value: 12 * monthlyPremium * yearsLeft,
        unit: "CAD",
        figures: [endOfLife.yearsLeftAt65],
      });
    }
    return lines;
  });
  if (savings === null) return steps;
  return [
    ...steps,
    {
      key: "finalExpenses",
      expression: plus(...[funeral, probateOf(values), debts ?? 0, mortgage ?? 0].map(dollars)),
      value: due,
      unit: "CAD",
      figures: [endOfLife.funeralAverage],
    },
    {
      key: "finalExpensesGap",
      expression: minus(dollars(due), dollars(savings), dollars(canadaPensionPlan.death.value)),
      value: finalGapOf(values),
      unit: "CAD",
      figures: [canadaPensionPlan.death],
    },
  ];
}

/** Full years from a birth to a day. */
function ageOn(born: IsoDay, day: IsoDay): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return addYears(born, years) <= day ? years : years - 1;
}

function deadline(found: Omit<SeniorDeadline, "early">, today: IsoDay): SeniorDeadline {
  const early = addDays(found.day, -daysBefore);
  return { ...found, early: early < today ? null : early };
}

function deadlines({ born, retired, policies }: SeniorValues, today: IsoDay): readonly SeniorDeadline[] {
  if (born === null) return [];
  return policies
    .flatMap(({ kind, conversionAge, expiryAge }, index): SeniorDeadline[] => {
      const ends = expiryAge ?? (kind === "disability" && retired === false ? disabilityEnds : null);
      // Without an age it is the day of birth, which is over.
      const at = (what: SeniorDeadline["what"], age: number) =>
        deadline({ ordinal: index + 1, kind, what, age, day: addYears(born, age) }, today);
      return [at("conversion", conversionAge ?? 0), at("end", ends ?? 0)];
    })
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

/** Which policies still earn their premium after 60. */
export function answerSenior(entered: SeniorValues, today: IsoDay): SeniorAnswer {
  const values = entered.born === null ? entered : { ...entered, age: ageOn(entered.born, today) };
  const { age, province, sex, savings, funeral, estate } = values;
  const isTooYoung = age !== null && age < youngest;
  const open = openAmounts(values);
  const reviewed = values.policies.map((policy, index) => ({ policy, found: review(policy, index + 1, values) }));
  const policies = reviewed.map(({ found }) => found);
  const count = (advice: ReviewedPolicy["advice"]) => policies.filter((policy) => policy.advice === advice).length;
  const inQuestion = reviewed
    .filter(({ found }) => found.advice === "considerEnding")
    .reduce((sum, { policy }) => sum + 12 * (policy.monthlyPremium ?? 0), 0);
  const finalExpensesGap = savings === null ? null : finalGapOf(values);
  const yearsLeft = averageYearsLeft(values);
  const drawn = policies.flatMap(({ ordinal, paybackYears: years }) =>
    years === null ? [] : [{ key: "policy" as const, ordinal, value: years }],
  );
  return {
    headline: isTooYoung
      ? { key: "tooYoung" }
      : policies.length > 0
        ? {
            key: "reviewed",
            keep: count("keep"),
            act: count("act"),
            considerEnding: count("considerEnding"),
            answerFirst: count("answerFirst"),
            yearlyPremiumInQuestion: inQuestion,
          }
        : finalExpensesGap === null
          ? { key: "listPolicies" }
          : { key: "noPolicies", finalGap: finalExpensesGap, open },
    policies,
    finalExpensesGap,
    deadlines: deadlines(values, today),
    yearsLeft,
    working: working(values),
    charts:
      drawn.length === 0
        ? []
        : [
            {
              kind: "bars",
              key: "payback",
              unit: "years",
              bars: drawn,
              ...(yearsLeft !== null && { marker: { key: "averageYearsLeft" as const, value: yearsLeft } }),
            },
          ],
    warnings: [
      ...(policies.length > 0 ? [{ key: "doNotCancelFirst" as const }] : []),
      ...(sex !== null && age !== null && yearsLeft === null ? [{ key: "averageIsFor65" as const }] : []),
      ...(province && estate !== null && probateFee(province, estate) === null
        ? [{ key: "probateUnknown" as const }]
        : []),
    ],
    reasonsNotToBuy:
      finalExpensesGap !== null && finalExpensesGap <= 0 && open.length === 0
        ? [{ key: "finalExpensesCovered", left: -finalExpensesGap }]
        : [],
    sensitivity:
      savings === null
        ? []
        : sensitivityOf(
            values,
            [
              vary("funeral", 2000, 15_000, (to) => ({ ...values, funeral: to })),
              vary("savings", 0, savings * 2, (to) => ({ ...values, savings: to })),
              vary("estate", 0, 1_000_000, (to) => ({ ...values, estate: to })),
            ],
            finalGapOf,
          ),
    assumptions: [],
    nextSteps: [
      isTooYoung
        ? { tool: "life-insurance-calculator", entries: { province, ...(savings !== null && { savings }) } }
        : {
            tool: "estate-planning-review",
            entries: { province, funeral, ...(savings !== null && { cash: savings }) },
          },
    ],
  };
}
