import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";

/** Years of life from 18 that count at the least, so that a young person's few years count as a share of ten. */
const fewestYears = 10;
const firstAge = 18;

/** How long somebody has paid into CPP or QPP, and on what. */
export interface Contributor {
  /** Dollars a year before tax. */
  readonly pay: number;
  readonly age: number;
  readonly yearsPaid: number;
}

/**
 * The monthly pension at 65 that has been earned so far, in dollars. Our approximation: the maximum × pay as a share of the
 * ceiling × years paid as a share of the years since 18, less the 17 % dropped. Sources: S11 (amounts), S1009 (drop-out).
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
 * Whether survivors and the estate get anything: contributions in a third of the years since 18, at least 3 and at most 10.
 * Source: S211.
 */
export function hasPaidLongEnough({ age, yearsPaid }: Pick<Contributor, "age" | "yearsPaid">): boolean {
  return yearsPaid >= Math.max(3, Math.min(fewestYears, (age - firstAge) / 3));
}
