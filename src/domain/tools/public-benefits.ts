import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { employmentInsurance } from "#domain/figures/employment-insurance.ts";

/** Minimum length of the contributory period in years, so that a young person's pension is a share of ten years. */
const fewestYears = 10;
const firstAge = 18;

/** A contributor to CPP or QPP. */
export interface Contributor {
  /** Yearly pay before tax, in dollars. */
  readonly pay: number;
  readonly age: number;
  readonly yearsPaid: number;
}

/**
 * Monthly pension at 65 earned so far, in dollars. Approximation: maximum × (pay ÷ ceiling) × (years paid ÷ years since
 * 18, less the 17 % drop-out). Sources: S11 (amounts), S1009 (drop-out).
 */
export function earnedPension({ pay, age, yearsPaid }: Contributor): number {
  const { retirementMaximum, maximumPensionableEarnings, dropOut } = canadaPensionPlan;
  const possibleYears = Math.max(fewestYears, (1 - dropOut.value) * (age - firstAge));
  return (
    retirementMaximum.value *
    Math.min(1, pay / maximumPensionableEarnings.value) *
    Math.min(1, yearsPaid / possibleYears)
  );
}

/**
 * Whether survivors and the estate are eligible: contributions in a third of the years since 18, at least 3 and at most
 * 10. Source: S211.
 */
export function hasPaidLongEnough({ age, yearsPaid }: Pick<Contributor, "age" | "yearsPaid">): boolean {
  return yearsPaid >= Math.max(3, Math.min(fewestYears, (age - firstAge) / 3));
}

/** Weekly Employment Insurance sickness benefit in whole dollars, before tax. Sources: S10, S208. */
export function sicknessBenefit(yearlyPay: number): number {
  const { maximumWeekly, maximumEarnings, rate } = employmentInsurance;
  return Math.min(maximumWeekly.value, Math.round((rate.value * Math.min(yearlyPay, maximumEarnings.value)) / 52));
}
