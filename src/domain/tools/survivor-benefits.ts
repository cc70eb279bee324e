import type { DatedFigure } from "#domain/dated-figure.ts";
import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { quebecPensionPlan } from "#domain/figures/quebec-pension-plan.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { earnedPension, hasPaidLongEnough, type Contributor } from "./retirement-pension.ts";

const adultAge = 18;

/** Who is left. */
export interface Survivor {
  readonly age: number;
  /** Whether a child of the contributor under 18 lives with them. */
  readonly hasChild: boolean;
  /** The survivor's own pension a month, once it is drawn; 0 before. */
  readonly ownPension: number;
}

function quebecSurvivor(earned: number, { age, hasChild }: Survivor): number {
  const plan = quebecPensionPlan;
  // The share of the pension is the same as in CPP; the plan's own maximum of the part is a little lower.
  const byEarnings = Math.min(plan.survivorEarningsPart.value, canadaPensionPlan.survivorRate.value * earned);
  if (age >= 65) {
    return Math.min(plan.survivorFrom65.value, canadaPensionPlan.survivorFrom65Rate.value * earned);
  }
  if (age >= 45) return plan.flatFrom45.value + byEarnings;
  return (hasChild ? plan.flatUnder45WithChild.value : plan.flatUnder45.value) + byEarnings;
}

function canadaSurvivor(earned: number, { age }: Survivor): number {
  const plan = canadaPensionPlan;
  return age >= 65
    ? Math.min(plan.survivorFrom65Maximum.value, plan.survivorFrom65Rate.value * earned)
    : Math.min(plan.survivorMaximum.value, plan.survivorFlat.value + plan.survivorRate.value * earned);
}

/**
 * The survivor's pension a month, in dollars, "up to": CPP, or QPP in Québec. Nothing where the contributor has not paid
 * long enough. With a pension of their own, both together stay under the combined maximum. The formula goes by age alone,
 * as sections 57 and 58 of the Canada Pension Plan say: somebody who draws early at 62 keeps the formula for under 65.
 * Sources: S11, S202 with S210 for the parts of the Québec amounts, S211.
 */
export function survivorPension(province: ProvinceCode, contributor: Contributor, survivor: Survivor): number {
  if (!hasPaidLongEnough(contributor)) return 0;
  const earned = earnedPension(contributor);
  const pension = province === "QC" ? quebecSurvivor(earned, survivor) : canadaSurvivor(earned, survivor);
  const remaining = canadaPensionPlan.survivorWithRetirementMaximum.value - survivor.ownPension;
  return Math.max(0, Math.min(pension, remaining));
}

/** What each child gets a month. */
export function childsBenefit(province: ProvinceCode): DatedFigure {
  return province === "QC" ? quebecPensionPlan.orphan : canadaPensionPlan.child;
}

/** The benefits of the contributor's children under 18 a month, in dollars, all together. Sources: S11, S202. */
export function childrensBenefits(
  province: ProvinceCode,
  contributor: Contributor,
  childrensAges: readonly number[],
): number {
  if (!hasPaidLongEnough(contributor)) return 0;
  return childsBenefit(province).value * childrensAges.filter((age) => age < adultAge).length;
}

/** The death benefit, paid once, in dollars. Source: S11. */
export function deathBenefit(contributor: Pick<Contributor, "age" | "yearsPaid">): number {
  return hasPaidLongEnough(contributor) ? canadaPensionPlan.death.value : 0;
}
