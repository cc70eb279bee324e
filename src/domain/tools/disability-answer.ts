import { canadaPensionPlan, disabilityTiming } from "#domain/figures/canada-pension-plan.ts";
import { employmentInsurance } from "#domain/figures/employment-insurance.ts";
import { quebecPensionPlan } from "#domain/figures/quebec-pension-plan.ts";
import {
  disabilityIncome,
  disabilityPension,
  disabilitySources,
  monthsShown,
  type DisabilityCase,
  type DisabilityIncome,
  type DisabilitySource,
} from "./disability-income.ts";
import type { DisabilityValues } from "./disability-inputs.ts";
import { dollars, number, plus, times } from "./expression.ts";
import { ask, claim } from "./headline.ts";
import { incomeTaxFigures } from "./income-tax.ts";
import { yearsSinceStudies } from "./life-household.ts";
import { earnedPension, sicknessBenefit } from "./public-benefits.ts";
import type { DerivedAssumption, HeadlineOf, RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** Message keys of the disability tool. Amounts are in dollars; months are numbered from 1. */
export interface DisabilityAnswerKeys {
  readonly headline: {
    /** Income covers spending in every month. */
    noGap: object;
    /** Income falls short, and savings cover the gap. */
    savingsLast: { fromMonth: number; gap: number; left: number };
    savingsGone: { fromMonth: number; gap: number; goneMonth: number };
    /** Income falls short, and savings are unknown. */
    short: { fromMonth: number; gap: number };
  };
  readonly asks: {
    chooseProvince: object;
    /** Employment Insurance depends on how the visitor works. */
    statusFirst: object;
    /** Pay or spending is missing. */
    answerFirst: object;
  };
  readonly working:
    | "spendingTotal"
    | "employmentInsuranceWeekly"
    | "earnedPension"
    | "disabilityPension"
    | "incomeTotal"
    | "gap"
    | "monthlyBenefitToClose";
  readonly charts: DisabilitySource | "incomeByMonth" | "spending" | "savingsByMonth" | "savingsLeft";
  readonly warnings: {
    pensionIsStrict: object;
    workInjury: object;
    carInjury: object;
    quebecPension: object;
    /** The monthly ceiling is below the promised percentage. */
    ceilingBelowPercentage: { ceiling: number; promised: number };
    taxableLongTerm: object;
    /** Not enough insured hours, or self-employed without having opted in. */
    noEmploymentInsurance: object;
    /** EI requires a larger drop in earnings. */
    earningsMustFall: { share: number };
    /** Short-term coverage ends this many weeks before long-term coverage begins. */
    waitBetweenPlans: { weeks: number };
    longTermEndsAt65: object;
    /** Employer plans don't cover the self-employed. */
    plansNeedEmployer: object;
  };
  readonly reasonsNotToBuy: {
    incomeIsEnough: object;
    savingsCarry: object;
    retired: object;
  };
}

export interface DisabilityAnswer extends ToolAnswer<DisabilityAnswerKeys> {
  readonly income: DisabilityIncome | null;
  /** Tax-free monthly benefit, paid from the first month, that would close the gap. */
  readonly monthlyBenefitToClose: number | null;
  /** Longest affordable waiting period in weeks: until savings run out. 104 if they last, `null` if unknown. */
  readonly affordableWaitWeeks: number | null;
}

const weeksOfTwoYears = 104;
const assumedAge = 40;
const retirementAge = 65;
/** Usual plan terms, used as defaults and listed as assumptions. */
const usual = { sickWeeks: 1, shortTermWeeks: 15, longTermWait: 17, longTermCap: 5000 };

function isTooOld({ age }: DisabilityValues): boolean {
  return (age ?? assumedAge) >= retirementAge;
}

/**
 * Converts the inputs for the simulation; from 65 there is no long-term plan. `null` without a province, pay or
 * spending.
 */
function caseOf(values: DisabilityValues): DisabilityCase | null {
  const { province, pay, spending, status, own, savings, sickWeeks, std, ltd } = values;
  if (province === null || pay === null || spending === null || status === null) return null;
  return {
    province,
    pay,
    spending,
    status,
    own,
    savings,
    sickWeeks: sickWeeks ?? usual.sickWeeks,
    std: std && { ...std, weeks: std.weeks ?? usual.shortTermWeeks },
    ltd:
      ltd === null || isTooOld(values)
        ? null
        : {
            ...ltd,
            waitWeeks: ltd.waitWeeks ?? usual.longTermWait,
            monthlyCap: ltd.monthlyCap ?? usual.longTermCap,
          },
    pension: disabilityPension(contributorOf(values, pay)),
  };
}

function contributorOf({ province, cppd, age, yearsPaid }: DisabilityValues, pay: number) {
  const ageOrDefault = age ?? assumedAge;
  return { province, cppd, pay, age: ageOrDefault, yearsPaid: yearsPaid ?? yearsSinceStudies(ageOrDefault) };
}

function headline(values: DisabilityValues, income: DisabilityIncome | null): HeadlineOf<DisabilityAnswerKeys> {
  const { province, status, savings } = values;
  const request =
    province === null
      ? ask({ key: "chooseProvince" as const })
      : ask({ key: status === null ? ("statusFirst" as const) : ("answerFirst" as const) });
  const plans = isEmployed(values) ? ["sickWeeks", "std", "ltd"] : [];
  const found =
    income &&
    claim(
      values,
      ["province", "status", "pay", "spending"],
      () => {
        const { firstShortMonth: fromMonth, savingsGoneMonth: goneMonth, gap } = income;
        if (fromMonth === null) return { key: "noGap" as const };
        if (savings === null) return { key: "short" as const, fromMonth, gap };
        return goneMonth === null
          ? { key: "savingsLast" as const, fromMonth, gap, left: Math.max(0, savings - gap) }
          : { key: "savingsGone" as const, fromMonth, gap, goneMonth };
      },
      [...plans, "own", "cppd"],
    );
  return found ?? request;
}

function isEmployed({ status }: DisabilityValues): boolean {
  return status === "employee600" || status === "employeeUnder600";
}

function warnings(values: DisabilityValues) {
  const { province, pay, status, sickWeeks, std, ltd, cppd } = values;
  const said: RemarkOf<DisabilityAnswerKeys["warnings"]>[] = [];
  if (cppd !== "none") said.push({ key: "pensionIsStrict" });
  said.push({ key: "workInjury" }, { key: "carInjury" });
  if (province === "QC" && cppd !== "none") said.push({ key: "quebecPension" });
  if (status === "employeeUnder600" || status === "selfEmployed") said.push({ key: "noEmploymentInsurance" });
  else if (status !== null) said.push({ key: "earningsMustFall", share: employmentInsurance.earningsDrop.value });
  const isOld = isTooOld(values);
  if (isOld) said.push({ key: "longTermEndsAt65" });
  if (status !== null && !isEmployed(values)) {
    if (std || ltd || (sickWeeks ?? 0) > 0) said.push({ key: "plansNeedEmployer" });
    return said;
  }
  if (ltd && !isOld) {
    // Warn only about entered terms.
    const { monthlyCap, waitWeeks } = ltd;
    const promised = (Number(pay) / 12) * (ltd.pct / 100);
    if (monthlyCap !== null && promised > monthlyCap)
      said.push({ key: "ceilingBelowPercentage", ceiling: monthlyCap, promised });
    if (ltd.payer === "employer") said.push({ key: "taxableLongTerm" });
    const shortTerm = std?.weeks ?? null;
    const wait = (waitWeeks ?? 0) - (sickWeeks ?? 0) - (shortTerm ?? 0);
    if (waitWeeks !== null && shortTerm !== null && sickWeeks !== null && wait > 0)
      said.push({ key: "waitBetweenPlans", weeks: wait });
  }
  return said;
}

/** Defaults used for empty inputs. */
function assumptions(values: DisabilityValues, run: DisabilityCase): DisabilityAnswer["assumptions"] {
  const { sickWeeks, std, cppd, age, yearsPaid } = values;
  const isEmployee = isEmployed(values);
  const isPlanned = isEmployee && run.ltd !== null;
  const ltd = isPlanned ? values.ltd : null;
  const hasShortTerm = isEmployee && std !== null;
  const candidates: readonly (readonly [isOpen: boolean, input: string, value: DerivedAssumption["value"]])[] = [
    [isEmployee && sickWeeks === null, "sickWeeks", usual.sickWeeks],
    [hasShortTerm && std.weeks === null, "std.weeks", usual.shortTermWeeks],
    [hasShortTerm && std.weeklyCap === null, "std.weeklyCap", null],
    // Until the visitor says who pays, benefits are taxed.
    [hasShortTerm && std.payer === null, "std.payer", "employer"],
    [ltd?.monthlyCap === null, "ltd.monthlyCap", usual.longTermCap],
    [ltd?.waitWeeks === null, "ltd.waitWeeks", usual.longTermWait],
    [ltd?.payer === null, "ltd.payer", "employer"],
    [(cppd === "estimate" || isPlanned) && age === null, "age", assumedAge],
    [cppd === "estimate" && yearsPaid === null, "yearsPaid", contributorOf(values, run.pay).yearsPaid],
  ];
  return candidates.filter(([isOpen]) => isOpen).map(([, input, value]) => ({ input, value }));
}

interface DisabilityRun extends DisabilityCase {
  readonly income: DisabilityIncome;
}

function working(values: DisabilityValues, { province, pay, spending, pension, income }: DisabilityRun) {
  const { cppd } = values;
  const plan = province === "QC" ? quebecPensionPlan : canadaPensionPlan;
  const steps: WorkingStep<DisabilityAnswerKeys["working"]>[] = [
    {
      key: "spendingTotal",
      expression: times(number(monthsShown), dollars(spending)),
      value: monthsShown * spending,
      unit: "CAD",
    },
  ];
  if (income.bySource.employmentInsurance.some((month) => month > 0)) {
    steps.push({
      key: "employmentInsuranceWeekly",
      value: sicknessBenefit(pay),
      unit: "CAD/week",
      figures: [employmentInsurance.maximumWeekly, employmentInsurance.rate, employmentInsurance.maximumEarnings],
    });
  }
  if (cppd === "estimate") {
    const earned = earnedPension(contributorOf(values, pay));
    steps.push(
      {
        key: "earnedPension",
        value: earned,
        unit: "CAD/month",
        figures: [canadaPensionPlan.retirementMaximum, canadaPensionPlan.dropOut],
      },
      {
        key: "disabilityPension",
        expression: plus(
          dollars(plan.disabilityFlat.value),
          times(number(canadaPensionPlan.disabilityRate.value), dollars(earned)),
        ),
        value: pension,
        unit: "CAD/month",
        figures: [plan.disabilityFlat, canadaPensionPlan.disabilityRate, disabilityTiming.pensionUsualMonth],
      },
    );
  }
  if (cppd === "average") {
    steps.push({
      key: "disabilityPension",
      value: pension,
      unit: "CAD/month",
      figures: [canadaPensionPlan.disabilityAverage, disabilityTiming.pensionUsualMonth],
    });
  }
  steps.push(
    {
      key: "incomeTotal",
      value: income.total.reduce((sum, month) => sum + month, 0),
      unit: "CAD",
      figures: incomeTaxFigures(province),
    },
    { key: "gap", value: income.gap, unit: "CAD" },
    { key: "monthlyBenefitToClose", value: largestGap(income, spending), unit: "CAD/month" },
  );
  return steps;
}

function largestGap({ total }: DisabilityIncome, spending: number): number {
  return Math.max(0, ...total.map((income) => spending - income));
}

function reasonsNotToBuy({ pay, savings, spending }: DisabilityValues, income: DisabilityIncome | null) {
  const reasons: RemarkOf<DisabilityAnswerKeys["reasonsNotToBuy"]>[] = [];
  if (pay === 0) reasons.push({ key: "retired" });
  if (income?.firstShortMonth === null) reasons.push({ key: "incomeIsEnough" });
  if (savings !== null && spending !== null && savings >= monthsShown * spending) reasons.push({ key: "savingsCarry" });
  return reasons;
}

function movements(values: DisabilityValues) {
  const { ltd, spending, pay, sickWeeks } = values;
  if (spending === null || pay === null) return [];
  return sensitivityOf<DisabilityValues>(
    values,
    [
      vary("spending", spending * 0.8, spending * 1.2, (to) => ({ ...values, spending: to })),
      vary("pay", pay * 0.8, pay * 1.2, (to) => ({ ...values, pay: to })),
      vary("sickWeeks", 0, (sickWeeks ?? usual.sickWeeks) + 4, (to) => ({ ...values, sickWeeks: to })),
      vary("cppd", "none", "estimate", (cppd) => ({ ...values, cppd })),
      ...(ltd
        ? [
            vary("ltd.payer", "employer", "employee", (payer) => ({ ...values, ltd: { ...ltd, payer } })),
            vary("ltd.waitWeeks", 13, 26, (waitWeeks) => ({ ...values, ltd: { ...ltd, waitWeeks } })),
          ]
        : []),
    ],
    (varied) => {
      const disability = caseOf(varied);
      return Number(disability && disabilityIncome(disability).gap);
    },
  );
}

/** Income by month, or how savings run out if no income comes in. */
function charts({ income, spending, savings }: DisabilityRun): DisabilityAnswer["charts"] {
  if (income.total.some((month) => month > 0)) {
    return [
      {
        kind: "stack",
        key: "incomeByMonth",
        xUnit: "month",
        unit: "CAD",
        firstX: 1,
        layers: disabilitySources.map((source) => ({ key: source, values: income.bySource[source] })),
        line: { key: "spending", values: income.total.map(() => spending) },
      },
    ];
  }
  if (savings === null || savings === 0) return [];
  return [
    {
      kind: "line",
      key: "savingsByMonth",
      xUnit: "month",
      unit: "CAD",
      lines: [
        {
          key: "savingsLeft",
          points: [0, ...income.total.map((_, index) => index + 1)].map((x) => ({
            x,
            y: Math.max(0, savings - x * spending),
          })),
        },
      ],
    },
  ];
}

/** Weeks until savings run out; two years if they last. */
function affordableWait(goneMonth: number | null): number {
  return goneMonth === null ? weeksOfTwoYears : Math.floor(((goneMonth - 1) * weeksOfTwoYears) / monthsShown);
}

/** Calculates in which month money runs out during two years without work, after tax. */
export function answerDisability(values: DisabilityValues): DisabilityAnswer {
  const { province, savings, pay } = values;
  const disability = caseOf(values);
  const run = disability && { ...disability, income: disabilityIncome(disability) };
  const income = run && run.income;
  const goneMonth = income?.savingsGoneMonth ?? null;
  return {
    ...headline(values, income),
    income,
    monthlyBenefitToClose: run && largestGap(run.income, run.spending),
    affordableWaitWeeks: income && savings !== null ? affordableWait(goneMonth) : null,
    working: run ? working(values, run) : [],
    charts: run ? charts(run) : [],
    warnings: warnings(values),
    reasonsNotToBuy: reasonsNotToBuy(values, income),
    sensitivity: movements(values),
    assumptions: disability ? assumptions(values, disability) : [],
    nextSteps: [
      {
        tool: "life-insurance-calculator",
        entries: { province, ...(pay !== null && { annualIncome: pay }), ...(savings !== null && { savings }) },
      },
    ],
  };
}
