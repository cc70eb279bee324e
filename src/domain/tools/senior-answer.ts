import { endOfLife } from "#domain/figures/end-of-life.ts";
import type { IsoDay } from "#domain/dated-figure.ts";
import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { byDay } from "#format/sort-order.ts";
import { addDays, addYears } from "./calendar-day.ts";
import { dollars, minus, over, plus, times, number } from "./expression.ts";
import { probateFee } from "./probate-fee.ts";
import type { SeniorValues } from "./senior-inputs.ts";
import { ask, claim } from "./headline.ts";
import type { HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

type Policy = SeniorValues["policies"][number];

/** A question that a policy's assessment may depend on. */
export type SeniorQuestion =
  | "province"
  | "kind"
  | "sex"
  | "premium"
  | "age"
  | "dependants"
  | "retired"
  | "mortgage"
  | "debts"
  | "savings"
  | "estate"
  | "trips"
  | "retireePlan";

/** Reasons for a policy's assessment. */
export interface SeniorReasons {
  /** Unanswered questions that could change the assessment. */
  answerFirst: { questions: readonly SeniorQuestion[] };
  dependants: object;
  debts: object;
  finalExpenses: object;
  earning: object;
  trips: object;
  homeAndCar: object;
  cannotQualifyOtherwise: object;
  /** Age until which the policy can be converted to permanent coverage, and the years left. */
  conversionDeadline: { age: number; yearsLeft: number };
  checkDeferral: object;
  vacancyAndSecondCar: object;
  dentalPlan: { income: number };
  retireeDentalMayNotReopen: object;
  provincialDrugs: object;
  checkStability: object;
  endsAt65: object;
  /** The policy has expired. */
  expired: { age: number };
  nobodyDepends: object;
  /** Premiums until the average age at death exceed the benefit. */
  paysBackLate: { paybackYears: number; yearsLeft: number };
  mortgageRepaid: object;
  retired: object;
  noTrips: object;
  /** The travel policy has ended, and trips are planned. */
  tripsUninsured: object;
  duplicatesPlan: object;
}

/** A policy with reasons to keep, change or end it. */
export interface ReviewedPolicy {
  readonly ordinal: number;
  readonly kind: Policy["kind"];
  readonly advice: "keep" | "act" | "considerEnding" | "remove" | "answerFirst";
  readonly reasons: readonly RemarkOf<SeniorReasons>[];
  /** Benefit ÷ yearly premium; `null` if either is missing or the policy pays no lump sum. */
  readonly paybackYears: number | null;
  /** Total premiums until the average age at death; `null` if sex, age or premium is unknown. */
  readonly paidToAverage: number | null;
}

/** Date on which a conversion option or a policy ends. */
export interface SeniorDeadline {
  readonly ordinal: number;
  readonly kind: Policy["kind"];
  readonly what: "conversion" | "end";
  /** Age of the visitor on that date. */
  readonly age: number;
  readonly day: IsoDay;
  /** Date 90 days before; `null` if it has passed. */
  readonly early: IsoDay | null;
}

/** Message keys of the senior review. Amounts are in dollars. */
export interface SeniorAnswerKeys {
  readonly headline: {
    tooYoung: object;
    /** `isLeast`: an empty amount could add to what is missing. */
    noPolicies: { finalGap: number; isLeast: boolean };
    /** `yearlyPremiumInQuestion` is `null` if a premium is missing. */
    reviewed: { policies: readonly ReviewedPolicy[]; yearlyPremiumInQuestion: number | null };
  };
  readonly asks: {
    /** Neither policies nor savings were entered. */
    listPolicies: object;
    /** Savings cover the amounts entered so far. */
    amountsFirst: { open: readonly SeniorQuestion[] };
    /** Every policy depends on an open answer. */
    answersFirst: { open: readonly SeniorQuestion[] };
  };
  readonly working:
    | "paybackYears"
    | "paidToAverage"
    | "finalExpenses"
    | "finalExpensesGap"
    /** While some amounts are unknown, so that the sums are the least. */
    | "finalExpensesSoFar"
    | "finalExpensesGapSoFar";
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
  /**
   * Funeral, probate and debts less savings and the death benefit; negative if money is left, `null` if savings are
   * unknown.
   */
  readonly finalExpensesGap: number | null;
  /** Future deadlines in order; empty without a date of birth. */
  readonly deadlines: readonly SeniorDeadline[];
  /** Life expectancy in years; known only at 65. */
  readonly yearsLeft: number | null;
}

const youngest = 60;
const deadlineYears = 2;
/** Age for which an average number of years left is published. */
const averageAge = 65;
/** Days of notice before a deadline. */
const daysBefore = 90;
/** Age at which disability insurance usually ends. Ordinary practice. */
const disabilityEnds = 65;
/** Kinds that always pay a death benefit. Term insurance may end first, so its payback isn't meaningful. */
const paysInTheEnd: readonly Policy["kind"][] = ["permanent", "guaranteedIssue"];

/** Payback in years: benefit ÷ yearly premium. */
export function paybackYears({ kind, amount, monthlyPremium }: Policy): number | null {
  if (!paysInTheEnd.includes(kind) || amount === null || monthlyPremium === null || monthlyPremium === 0) return null;
  return amount / (12 * monthlyPremium);
}

/** Life expectancy in Canada at 65 in 2023, in years; other ages were not found. Source: S143. */
function averageYearsLeft({ age, sex }: SeniorValues): number | null {
  return sex !== null && age === averageAge ? endOfLife.yearsLeftAt65.value[sex] : null;
}

function probateOf({ province, estate }: SeniorValues): number {
  return (province && estate !== null && probateFee(province, estate)) || 0;
}

/** Sum of the entered funeral costs, probate and debts. */
function dueOf(values: SeniorValues): number {
  return values.funeral + probateOf(values) + (values.debts ?? 0) + (values.mortgage ?? 0);
}

/** Costs due at death less savings and the CPP or QPP death benefit. */
function finalGapOf(values: SeniorValues): number {
  return dueOf(values) - Number(values.savings) - canadaPensionPlan.death.value;
}

/** Empty amounts that the final expenses depend on. */
function openAmounts(values: SeniorValues): readonly SeniorQuestion[] {
  const open = (["mortgage", "debts", "savings", "estate"] as const).filter((question) => values[question] === null);
  // Probate fees differ by province.
  return values.province === null && (values.estate ?? 0) > 0 ? [...open, "province"] : open;
}

/** Whether the final expenses can be compared with savings: all amounts are known, or those that are exceed them already. */
function isFinalGapFounded(values: SeniorValues): boolean {
  return openAmounts(values).length === 0 || isShort(values);
}

/** Whether savings fall short. Missing amounts can only increase the costs. `false` if savings are unknown. */
function isShort(values: SeniorValues): boolean {
  return values.savings !== null && finalGapOf(values) > 0;
}

type Reason = RemarkOf<SeniorReasons>;

interface Verdict {
  readonly keep?: readonly Reason[];
  readonly act?: readonly Reason[];
  readonly end?: readonly Reason[];
  /** Unanswered questions that would decide the assessment. */
  readonly open?: readonly SeniorQuestion[];
}

/** The reason that premiums until the average age at death exceed the benefit, if they do. */
function paysBackLate(policy: Policy, values: SeniorValues): readonly Reason[] {
  const payback = paybackYears(policy) ?? Number.POSITIVE_INFINITY;
  const yearsLeft = averageYearsLeft(values) ?? 0;
  return payback < yearsLeft ? [{ key: "paysBackLate", paybackYears: payback, yearsLeft }] : [];
}

/** Open answers that decide whether the premiums exceed the benefit. The average is known at 65 only. */
function openForPayback({ amount, monthlyPremium }: Policy, { age, sex }: SeniorValues): readonly SeniorQuestion[] {
  if (age === null) return ["age"];
  if (age !== averageAge) return [];
  return [
    ...(sex === null ? (["sex"] as const) : []),
    ...(amount === null || monthlyPremium === null ? (["premium"] as const) : []),
  ];
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
        open: openForPayback(policy, values),
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
    const isMissed = kind === "travel" && (values.trips ?? 0) > 0;
    return {
      ...common,
      advice: "remove",
      reasons: [{ key: "expired", age: expiryAge }, ...(isMissed ? [{ key: "tripsUninsured" as const }] : [])],
    };
  }
  const { keep = [], act = [], end = [], ...verdict } = verdictOf(policy, values);
  // Without an age, the policy may have ended.
  const mayHaveEnded = expiryAge !== null && values.age === null;
  const open = [...new Set([...(verdict.open ?? []), ...(mayHaveEnded ? (["age"] as const) : [])])];
  const reasons: readonly Reason[] = [
    ...end,
    ...act,
    ...keep,
    ...(open.length > 0 ? [{ key: "answerFirst" as const, questions: open }] : []),
  ];
  // An open answer could still turn the advice around.
  if (open.length > 0) return { ...common, advice: "answerFirst", reasons };
  if (end.length > 0) return { ...common, advice: "considerEnding", reasons };
  return { ...common, advice: act.length > 0 ? "act" : "keep", reasons };
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
  if (!isFinalGapFounded(values)) return steps;
  const isWhole = openAmounts(values).length === 0;
  return [
    ...steps,
    {
      key: isWhole ? "finalExpenses" : "finalExpensesSoFar",
      expression: plus(...[funeral, probateOf(values), debts ?? 0, mortgage ?? 0].map(dollars)),
      value: due,
      unit: "CAD",
      figures: [endOfLife.funeralAverage],
    },
    {
      key: isWhole ? "finalExpensesGap" : "finalExpensesGapSoFar",
      expression: minus(dollars(due), dollars(Number(savings)), dollars(canadaPensionPlan.death.value)),
      value: finalGapOf(values),
      unit: "CAD",
      figures: [canadaPensionPlan.death],
    },
  ];
}

/** Age in full years on a date. */
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
      // Without an age, the deadline is the date of birth, which is filtered out as past.
      const at = (what: SeniorDeadline["what"], age: number) =>
        deadline({ ordinal: index + 1, kind, what, age, day: addYears(born, age) }, today);
      return [at("conversion", conversionAge ?? 0), at("end", ends ?? 0)];
    })
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => byDay(one.day, other.day));
}

function headline(
  values: SeniorValues,
  policies: readonly ReviewedPolicy[],
  yearlyPremiumInQuestion: number | null,
): HeadlineOf<SeniorAnswerKeys> {
  const young = claim(values, ["age"], ({ age }) => (age < youngest ? { key: "tooYoung" as const } : null));
  if (young) return young;
  const open = openAmounts(values);
  if (policies.length > 0) {
    const asked = policies.flatMap(({ reasons }) =>
      reasons.flatMap((reason) => (reason.key === "answerFirst" ? reason.questions : [])),
    );
    // Whether savings pay the final expenses decides on life policies, and is stated once everything is known.
    const isAboutLife = policies.some(({ kind }) => kind === "term" || kind === "permanent");
    const reviewed = claim(
      values,
      ["policies"],
      () =>
        policies.some(({ advice }) => advice !== "answerFirst")
          ? { key: "reviewed" as const, policies, yearlyPremiumInQuestion }
          : null,
      isAboutLife || open.length === 0 ? ["funeral"] : [],
    );
    return reviewed ?? ask({ key: "answersFirst" as const, open: [...new Set(asked)] });
  }
  const found = claim(
    values,
    ["savings"],
    () => {
      const finalGap = finalGapOf(values);
      return finalGap > 0 || open.length === 0
        ? { key: "noPolicies" as const, finalGap, isLeast: open.length > 0 }
        : null;
    },
    ["funeral"],
  );
  if (found) return found;
  return values.savings === null ? ask({ key: "listPolicies" as const }) : ask({ key: "amountsFirst" as const, open });
}

/** Assesses which policies are still worth their premium after 60. */
export function answerSenior(entered: SeniorValues, today: IsoDay): SeniorAnswer {
  const values = entered.born === null ? entered : { ...entered, age: ageOn(entered.born, today) };
  const { age, province, sex, savings, estate } = values;
  const isTooYoung = age !== null && age < youngest;
  const reviewed = values.policies.map((policy, index) => ({ policy, found: review(policy, index + 1, values) }));
  const policies = reviewed.map(({ found }) => found);
  const inQuestion = reviewed
    .filter(({ found }) => found.advice === "considerEnding")
    .reduce<number | null>(
      (sum, { policy }) => (sum === null || policy.monthlyPremium === null ? null : sum + 12 * policy.monthlyPremium),
      0,
    );
  const finalExpensesGap = isFinalGapFounded(values) ? finalGapOf(values) : null;
  const yearsLeft = averageYearsLeft(values);
  const drawn = policies.flatMap(({ ordinal, paybackYears: years }) =>
    years === null ? [] : [{ key: "policy" as const, ordinal, value: years }],
  );
  return {
    ...headline(values, policies, inQuestion),
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
      finalExpensesGap !== null && finalExpensesGap <= 0
        ? [{ key: "finalExpensesCovered", left: -finalExpensesGap }]
        : [],
    sensitivity:
      finalExpensesGap === null
        ? []
        : sensitivityOf(
            values,
            [
              vary("funeral", 2000, 15_000, (to) => ({ ...values, funeral: to })),
              vary("savings", 0, Number(savings) * 2, (to) => ({ ...values, savings: to })),
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
            entries: { province, ...(savings !== null && { cash: savings }) },
          },
    ],
  };
}
