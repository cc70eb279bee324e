import { canadaPensionPlan, disabilityTiming } from "#domain/figures/canada-pension-plan.ts";
import { employmentInsurance } from "#domain/figures/employment-insurance.ts";
import { quebecPensionPlan } from "#domain/figures/quebec-pension-plan.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { DisabilityValues } from "./disability-inputs.ts";
import { incomeTax } from "./income-tax.ts";
import { earnedPension, sicknessBenefit } from "./public-benefits.ts";

/** Sources of income during a disability. */
export const disabilitySources = [
  "sickPay",
  "shortTerm",
  "longTerm",
  "employmentInsurance",
  "pensionPlan",
  "ownPolicy",
] as const;

export type DisabilitySource = (typeof disabilitySources)[number];

const weeksShown = 104;
const weeksOfYear = 52;
export const monthsShown = 24;
/** 4⅓ weeks: a twelfth of a year. */
const weeksOfMonth = weeksOfYear / 12;

/** Income of one week before tax, in dollars. */
type WeekOfIncome = Readonly<Record<DisabilitySource, number>>;

const noIncome: WeekOfIncome = {
  sickPay: 0,
  shortTerm: 0,
  longTerm: 0,
  employmentInsurance: 0,
  pensionPlan: 0,
  ownPolicy: 0,
};

/**
 * Monthly disability pension before tax. The estimate is a flat amount plus three quarters of the earned pension. For
 * Quebec, the flat amount is derived, and the average is CPP's, because none was found for QPP. Sources: S11, S202,
 * S207 (average).
 */
export function disabilityPension({ province, cppd, pay, age, yearsPaid }: DisabilityContributor): number {
  if (cppd === "none") return 0;
  if (cppd === "average") return Math.round(canadaPensionPlan.disabilityAverage.value);
  const { disabilityFlat, disabilityMaximum } = province === "QC" ? quebecPensionPlan : canadaPensionPlan;
  const earned = earnedPension({ pay, age, yearsPaid });
  return Math.min(disabilityMaximum.value, disabilityFlat.value + canadaPensionPlan.disabilityRate.value * earned);
}

/** Contributor whose disability pension is calculated. */
export interface DisabilityContributor {
  readonly province: ProvinceCode | null;
  readonly cppd: DisabilityValues["cppd"];
  readonly pay: number;
  readonly age: number;
  readonly yearsPaid: number;
}

type Known<Plan, Field extends keyof Plan> = Omit<Plan, Field> & {
  readonly [Key in Field]: NonNullable<Plan[Key]>;
};

/** Input of the weekly simulation: the tool's values, with usual terms for plans without entered terms. */
export interface DisabilityCase extends Pick<DisabilityValues, "own"> {
  readonly status: NonNullable<DisabilityValues["status"]>;
  readonly pay: number;
  readonly spending: number;
  /** `null` if unknown. */
  readonly savings: number | null;
  readonly sickWeeks: number;
  readonly std: Known<NonNullable<DisabilityValues["std"]>, "weeks"> | null;
  readonly ltd: Known<NonNullable<DisabilityValues["ltd"]>, "waitWeeks" | "monthlyCap"> | null;
  readonly province: ProvinceCode;
  /** Monthly pension from {@link disabilityPension}. */
  readonly pension: number;
}

/** Weekly benefit of a plan that replaces a percentage of pay up to a ceiling. */
function replaced(pay: number, percent: number, ceiling: number | null): number {
  return Math.min((pay * percent) / 100, ceiling ?? Number.POSITIVE_INFINITY);
}

/** Index of the first full week in or after a month. Months are numbered from 1. */
function firstWeekOfMonth(month: number): number {
  return Math.ceil((month - 1) * weeksOfMonth);
}

function weeklyIncome(disability: DisabilityCase): readonly WeekOfIncome[] {
  const { pay, status, sickWeeks, std, ltd, own, pension } = disability;
  const weeklyPay = pay / weeksOfYear;
  const isInsured = status === "employee600" || status === "selfEmployedEI";
  const isEmployee = status === "employee600" || status === "employeeUnder600";
  const sickLeave = isEmployee ? sickWeeks : 0;
  const shortTermEnd = sickLeave + (std && isEmployee ? std.weeks : 0);
  const pensionStart = firstWeekOfMonth(disabilityTiming.pensionUsualMonth.value);
  let waitingWeeks = sickLeave > 0 ? 0 : employmentInsurance.waitingWeeks.value;
  let insuredWeeks: number = employmentInsurance.weeks.value;

  return Array.from({ length: weeksShown }, (_, week) => {
    const pensionPlan = week >= pensionStart ? pension / weeksOfMonth : 0;
    const ownPolicy = own && week >= own.waitWeeks ? own.benefit / weeksOfMonth : 0;
    const besides = { ...noIncome, pensionPlan, ownPolicy };
    if (week < sickLeave) return { ...besides, sickPay: weeklyPay };
    if (std && week < shortTermEnd) return { ...besides, shortTerm: replaced(weeklyPay, std.pct, std.weeklyCap) };
    if (ltd && isEmployee && week >= ltd.waitWeeks) {
      const monthly = replaced(pay / 12, ltd.pct, ltd.monthlyCap);
      return { ...besides, longTerm: Math.max(0, monthly / weeksOfMonth - pensionPlan) };
    }
    if (!isInsured || insuredWeeks === 0) return besides;
    if (waitingWeeks > 0) {
      waitingWeeks--;
      return besides;
    }
    insuredWeeks--;
    return { ...besides, employmentInsurance: sicknessBenefit(pay) };
  });
}

function taxedSources({ std, ltd }: DisabilityCase): readonly DisabilitySource[] {
  return [
    "sickPay",
    "employmentInsurance",
    "pensionPlan",
    ...(std?.payer === "employee" ? [] : ["shortTerm" as const]),
    ...(ltd?.payer === "employee" ? [] : ["longTerm" as const]),
  ];
}

/**
 * Deducts tax from each 52 weeks, in proportion to taxable income. Tax years are assumed to start with the disability.
 */
function afterTaxWeeks(disability: DisabilityCase, weeks: readonly WeekOfIncome[]): readonly WeekOfIncome[] {
  const taxed = taxedSources(disability);
  const years = [weeks.slice(0, weeksOfYear), weeks.slice(weeksOfYear)];
  return years.flatMap((year) => {
    const taxable = year.reduce((sum, week) => sum + taxed.reduce((all, source) => all + week[source], 0), 0);
    const kept = taxable === 0 ? 1 : 1 - incomeTax(disability.province, taxable) / taxable;
    return year.map((week) => {
      const net = (source: DisabilitySource) => week[source] * (taxed.includes(source) ? kept : 1);
      return {
        sickPay: net("sickPay"),
        shortTerm: net("shortTerm"),
        longTerm: net("longTerm"),
        employmentInsurance: net("employmentInsurance"),
        pensionPlan: net("pensionPlan"),
        ownPolicy: net("ownPolicy"),
      };
    });
  });
}

/** Converts weekly to monthly amounts. A week across two months is split in proportion. */
function byMonth(weekly: readonly number[]): readonly number[] {
  return Array.from({ length: monthsShown }, (_, month) => {
    const start = month * weeksOfMonth;
    const end = start + weeksOfMonth;
    const first = Math.floor(start);
    return weekly.slice(first, Math.ceil(end)).reduce((sum, amount, index) => {
      const inMonth = Math.min(first + index + 1, end) - Math.max(first + index, start);
      return sum + amount * inMonth;
    }, 0);
  });
}

/** Two years of disability by month, after tax. Months are numbered from 1. */
export interface DisabilityIncome {
  readonly bySource: Readonly<Record<DisabilitySource, readonly number[]>>;
  readonly total: readonly number[];
  /** Sum of the monthly shortfalls, in dollars. */
  readonly gap: number;
  readonly firstShortMonth: number | null;
  readonly shortMonths: number;
  /**
   * First month in which the cumulative shortfall, net of surpluses, exceeds savings; `null` if there is none or
   * savings are unknown.
   */
  readonly savingsGoneMonth: number | null;
}

/** Tolerance for floating-point errors, in dollars. */
const aCent = 0.01;

/**
 * Simulates 104 weeks: sick pay, then the short-term plan, then the long-term plan after its waiting period. Employment
 * Insurance pays if none of them does, without its waiting week after paid sick leave. CPP or QPP disability starts in
 * the eighth month and is deducted from the long-term plan. An individual policy pays after its waiting period. Left
 * out: contributions, workers' compensation, children's benefits, and the effect of the year's earlier pay on tax.
 */
export function disabilityIncome(disability: DisabilityCase): DisabilityIncome {
  const weeks = afterTaxWeeks(disability, weeklyIncome(disability));
  const month = (source: DisabilitySource) => byMonth(weeks.map((week) => week[source]));
  const bySource = {
    sickPay: month("sickPay"),
    shortTerm: month("shortTerm"),
    longTerm: month("longTerm"),
    employmentInsurance: month("employmentInsurance"),
    pensionPlan: month("pensionPlan"),
    ownPolicy: month("ownPolicy"),
  };
  const total = byMonth(weeks.map((week) => disabilitySources.reduce((sum, source) => sum + week[source], 0)));
  const missing = total.map((income) => disability.spending - income);
  let used = 0;
  let savingsGoneMonth: number | null = null;
  for (const [index, short] of missing.entries()) {
    used += short;
    const isGone = disability.savings !== null && used > disability.savings + aCent;
    if (savingsGoneMonth === null && isGone) savingsGoneMonth = index + 1;
  }
  const firstShort = missing.findIndex((short) => short > aCent);
  return {
    bySource,
    total,
    gap: missing.reduce((sum, short) => sum + Math.max(0, short), 0),
    firstShortMonth: firstShort === -1 ? null : firstShort + 1,
    shortMonths: missing.filter((short) => short > aCent).length,
    savingsGoneMonth,
  };
}
