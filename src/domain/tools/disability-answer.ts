import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { disabilityTiming } from "#domain/figures/disability-timing.ts";
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
import { incomeTaxFigures } from "./income-tax.ts";
import { yearsSinceStudies } from "./life-household.ts";
import { earnedPension } from "./retirement-pension.ts";
import { sicknessBenefit } from "./sickness-benefit.ts";
import type { RemarkOf, ToolAnswer, WorkingStep } from "./tool-answer.ts";
import { vary, sensitivityOf } from "./sensitivity.ts";

/** What the disability tool says. Dollars; months are counted from 1. */
export interface DisabilityAnswerKeys {
  readonly headline: {
    chooseProvince: object;
    /** Income covers spending all the time. */
    noGap: object;
    /** Short at times, and savings last. */
    savingsLast: { fromMonth: number; gap: number; left: number };
    savingsGone: { fromMonth: number; gap: number; goneMonth: number };
  };
  readonly working:
    | "spendingTotal"
    | "employmentInsuranceWeekly"
    | "earnedPension"
    | "disabilityPension"
    | "incomeTotal"
    | "gap"
    | "monthlyBenefitToClose";
  readonly charts: DisabilitySource | "incomeByMonth" | "spending";
  readonly warnings: {
    pensionIsStrict: object;
    workInjury: object;
    carInjury: object;
    quebecPension: object;
    /** The ceiling pays less than the percentage promises. A month. */
    ceilingBelowPercentage: { ceiling: number; promised: number };
    taxableLongTerm: object;
    /** Not enough insured hours, or self-employed without having opted in. */
    noEmploymentInsurance: object;
    /** Sickness pay falls less than the share that opens EI. */
    earningsMustFall: { share: number };
    /** Short-term coverage ends before long-term coverage begins. Weeks. */
    waitBetweenPlans: { weeks: number };
    longTermEndsAt65: object;
    /** A plan at work does not cover the self-employed. */
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
  /** A month, paid from the first on, tax-free, that would close every month's gap. */
  readonly monthlyBenefitToClose: number | null;
  /** Weeks one can wait for a benefit: until the savings end. 104 where they last. */
  readonly affordableWaitWeeks: number | null;
}

const weeksOfTwoYears = 104;
const assumedAge = 40;
const retirementAge = 65;

function isTooOld({ age }: DisabilityValues): boolean {
  return (age ?? assumedAge) >= retirementAge;
}

/** The tool's values as the run needs them; from 65 there is no long-term plan. `null` without a province. */
function caseOf(values: DisabilityValues): DisabilityCase | null {
  const { province } = values;
  if (province === null) return null;
  return {
    ...values,
    province,
    ltd: isTooOld(values) ? null : values.ltd,
    pension: disabilityPension(contributorOf(values)),
  };
}

function contributorOf({ province, cppd, pay, age, yearsPaid }: DisabilityValues) {
  const known = age ?? assumedAge;
  return { province, cppd, pay, age: known, yearsPaid: yearsPaid ?? yearsSinceStudies(known) };
}

function headline(income: DisabilityIncome | null, savings: number): DisabilityAnswer["headline"] {
  if (income === null) return { key: "chooseProvince" };
  const { firstShortMonth, savingsGoneMonth, gap } = income;
  if (firstShortMonth === null) return { key: "noGap" };
  return savingsGoneMonth === null
    ? { key: "savingsLast", fromMonth: firstShortMonth, gap, left: Math.max(0, savings - gap) }
    : { key: "savingsGone", fromMonth: firstShortMonth, gap, goneMonth: savingsGoneMonth };
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
  else said.push({ key: "earningsMustFall", share: employmentInsurance.earningsDrop.value });
  const isOld = isTooOld(values);
  if (isOld) said.push({ key: "longTermEndsAt65" });
  if (!isEmployed(values)) {
    if (std || ltd || sickWeeks > 0) said.push({ key: "plansNeedEmployer" });
    return said;
  }
  if (ltd && !isOld) {
    const promised = (pay / 12) * (ltd.pct / 100);
    if (promised > ltd.monthlyCap) said.push({ key: "ceilingBelowPercentage", ceiling: ltd.monthlyCap, promised });
    if (ltd.payer === "employer") said.push({ key: "taxableLongTerm" });
    const wait = ltd.waitWeeks - sickWeeks - (std?.weeks ?? 0);
    if (std && wait > 0) said.push({ key: "waitBetweenPlans", weeks: wait });
  }
  return said;
}

interface DisabilityRun extends DisabilityCase {
  readonly income: DisabilityIncome;
}

function working(values: DisabilityValues, { province, pension, income }: DisabilityRun) {
  const { pay, spending, cppd } = values;
  const plan = province === "QC" ? quebecPensionPlan : canadaPensionPlan;
  const steps: WorkingStep<DisabilityAnswerKeys["working"]>[] = [
    {
      key: "spendingTotal",
      expression: times(number(monthsShown), dollars(spending)),
      value: monthsShown * spending,
      unit: "CAD",
    },
    {
      key: "employmentInsuranceWeekly",
      value: sicknessBenefit(pay),
      unit: "CAD/week",
      figures: [employmentInsurance.maximumWeekly, employmentInsurance.rate, employmentInsurance.maximumEarnings],
    },
  ];
  if (cppd === "estimate") {
    const earned = earnedPension(contributorOf(values));
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
  if (savings >= monthsShown * spending) reasons.push({ key: "savingsCarry" });
  return reasons;
}

function movements(values: DisabilityValues) {
  const { ltd, spending, pay, sickWeeks } = values;
  return sensitivityOf(
    values,
    [
      vary("spending", spending * 0.8, spending * 1.2, (to) => ({ ...values, spending: to })),
      vary("pay", pay * 0.8, pay * 1.2, (to) => ({ ...values, pay: to })),
      vary("sickWeeks", 0, sickWeeks + 4, (to) => ({ ...values, sickWeeks: to })),
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
      return disability ? disabilityIncome(disability).gap : 0;
    },
  );
}

/** In which month money runs out during two years without work, after tax. */
export function answerDisability(values: DisabilityValues): DisabilityAnswer {
  const { province, spending, savings, age, yearsPaid, cppd } = values;
  const disability = caseOf(values);
  const run = disability && { ...disability, income: disabilityIncome(disability) };
  const income = run && run.income;
  const goneMonth = income?.savingsGoneMonth ?? null;
  return {
    headline: headline(income, savings),
    income,
    monthlyBenefitToClose: income && largestGap(income, spending),
    affordableWaitWeeks:
      income && (goneMonth === null ? weeksOfTwoYears : Math.floor(((goneMonth - 1) * weeksOfTwoYears) / monthsShown)),
    working: run ? working(values, run) : [],
    charts: income
      ? [
          {
            kind: "stack",
            key: "incomeByMonth",
            xUnit: "month",
            unit: "CAD",
            firstX: 1,
            layers: disabilitySources.map((source) => ({ key: source, values: income.bySource[source] })),
            line: { key: "spending", values: income.total.map(() => spending) },
          },
        ]
      : [],
    warnings: warnings(values),
    reasonsNotToBuy: reasonsNotToBuy(values, income),
    sensitivity: movements(values),
    assumptions:
      cppd === "estimate"
        ? [
            ...(age === null ? [{ input: "age", value: assumedAge }] : []),
            ...(yearsPaid === null ? [{ input: "yearsPaid", value: contributorOf(values).yearsPaid }] : []),
          ]
        : [],
    nextSteps: [{ tool: "life-insurance-calculator", entries: { province, annualIncome: values.pay, savings } }],
  };
}
