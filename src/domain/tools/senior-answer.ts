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

/** Why a policy falls where it falls. Years are of age. */
export interface SeniorReasons {
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
  readonly advice: "keep" | "act" | "considerEnding" | "remove";
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
    noPolicies: { finalGap: number };
    reviewed: { keep: number; act: number; considerEnding: number; yearlyPremiumInQuestion: number };
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
  /** Funeral, probate and debts above savings and the death benefit; negative where money is left. */
  readonly finalExpensesGap: number;
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

/** Funeral, probate and debts, less savings and the death benefit of CPP or QPP. */
function finalGapOf({ province, funeral, estate, mortgage, debts, savings }: SeniorValues): number {
  const probate = (province && probateFee(province, estate)) ?? 0;
  return funeral + probate + debts + mortgage - savings - canadaPensionPlan.death.value;
}

type Reason = RemarkOf<SeniorReasons>;

interface Verdict {
  readonly keep?: readonly Reason[];
  readonly act?: readonly Reason[];
  readonly end?: readonly Reason[];
}

/** Whether premiums to the average age come to more than the benefit. */
function paysBackLate(policy: Policy, values: SeniorValues): readonly Reason[] {
  const payback = paybackYears(policy) ?? Number.POSITIVE_INFINITY;
  const yearsLeft = averageYearsLeft(values) ?? 0;
  return payback < yearsLeft ? [{ key: "paysBackLate", paybackYears: payback, yearsLeft }] : [];
}

function lifeVerdict(policy: Policy, values: SeniorValues): Verdict {
  const { age, dependants, mortgage, debts } = values;
  const conversionAge = policy.conversionAge ?? 0;
  const keep: Reason[] = [];
  if (dependants) keep.push({ key: "dependants" });
  if (mortgage + debts > 0) keep.push({ key: "debts" });
  if (finalGapOf(values) > 0) keep.push({ key: "finalExpenses" });
  const act: Reason[] = [];
  if (conversionAge >= age && conversionAge - age <= deadlineYears) {
    act.push({ key: "conversionDeadline", age: conversionAge, yearsLeft: conversionAge - age });
  }
  return { keep, act, end: keep.length > 0 ? [] : [{ key: "nobodyDepends" }, ...paysBackLate(policy, values)] };
}

function healthVerdict({ retireePlan, familyIncome, age }: SeniorValues): Verdict {
  const act: Reason[] = [];
  if (familyIncome !== null && familyIncome < endOfLife.dentalPlanIncome.value && !retireePlan) {
    act.push({ key: "dentalPlan", income: endOfLife.dentalPlanIncome.value });
  }
  if (age >= 65) act.push({ key: "provincialDrugs" });
  return retireePlan
    ? { act: [...act, { key: "retireeDentalMayNotReopen" }], end: [{ key: "duplicatesPlan" }] }
    : { act };
}

function verdictOf(policy: Policy, values: SeniorValues): Verdict {
  switch (policy.kind) {
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
      return values.mortgage > 0 ? { keep: [{ key: "debts" }] } : { end: [{ key: "mortgageRepaid" }] };
    case "disability":
      return values.retired
        ? { end: [{ key: "retired" }] }
        : { keep: [{ key: "earning" }], act: [{ key: "endsAt65" }] };
    case "health":
      return healthVerdict(values);
    case "travel":
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
  if (expiryAge !== null && expiryAge < values.age) {
    return { ...common, advice: "remove", reasons: [{ key: "expired", age: expiryAge }] };
  }
  const { keep = [], act = [], end = [] } = verdictOf(policy, values);
  const reasons = [...end, ...act, ...keep];
  if (end.length > 0) return { ...common, advice: "considerEnding", reasons };
  return { ...common, advice: act.length > 0 ? "act" : "keep", reasons };
}

function working(values: SeniorValues): SeniorAnswer["working"] {
  const { province, funeral, estate, debts, mortgage, savings } = values;
  const probate = (province && probateFee(province, estate)) ?? 0;
  const yearsLeft = averageYearsLeft(values);
  const due = funeral + probate + debts + mortgage;
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
  return [
    ...steps,
    {
      key: "finalExpenses",
      expression: plus(...[funeral, probate, debts, mortgage].map(dollars)),
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
      const ends = expiryAge ?? (kind === "disability" && !retired ? disabilityEnds : null);
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
  const { age, province, sex, savings, funeral } = values;
  const reviewed = values.policies.map((policy, index) => ({ policy, found: review(policy, index + 1, values) }));
  const policies = reviewed.map(({ found }) => found);
  const count = (advice: ReviewedPolicy["advice"]) => policies.filter((policy) => policy.advice === advice).length;
  const inQuestion = reviewed
    .filter(({ found }) => found.advice === "considerEnding")
    .reduce((sum, { policy }) => sum + 12 * (policy.monthlyPremium ?? 0), 0);
  const finalExpensesGap = finalGapOf(values);
  const yearsLeft = averageYearsLeft(values);
  const drawn = policies.flatMap(({ ordinal, paybackYears: years }) =>
    years === null ? [] : [{ key: "policy" as const, ordinal, value: years }],
  );
  return {
    headline:
      age < youngest
        ? { key: "tooYoung" }
        : policies.length === 0
          ? { key: "noPolicies", finalGap: finalExpensesGap }
          : {
              key: "reviewed",
              keep: count("keep"),
              act: count("act"),
              considerEnding: count("considerEnding"),
              yearlyPremiumInQuestion: inQuestion,
            },
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
      ...(sex !== null && yearsLeft === null ? [{ key: "averageIsFor65" as const }] : []),
      ...(province && probateFee(province, values.estate) === null ? [{ key: "probateUnknown" as const }] : []),
    ],
    reasonsNotToBuy: finalExpensesGap <= 0 ? [{ key: "finalExpensesCovered", left: -finalExpensesGap }] : [],
    sensitivity: sensitivityOf(
      values,
      [
        vary("funeral", 2000, 15_000, (to) => ({ ...values, funeral: to })),
        vary("savings", 0, savings * 2, (to) => ({ ...values, savings: to })),
        vary("estate", 0, 1_000_000, (estate) => ({ ...values, estate })),
      ],
      finalGapOf,
    ),
    assumptions: [],
    nextSteps: [
      age < youngest
        ? { tool: "life-insurance-calculator", entries: { province, savings } }
        : { tool: "estate-planning-review", entries: { province, funeral, cash: savings } },
    ],
  };
}
