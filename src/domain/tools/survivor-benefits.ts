import type { DatedFigure } from "#domain/dated-figure.ts";
import { canadaPensionPlan } from "#domain/figures/canada-pension-plan.ts";
import { quebecPensionPlan } from "#domain/figures/quebec-pension-plan.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { earnedPension, hasPaidLongEnough, type Contributor } from "./public-benefits.ts";

const adultAge = 18;

/** Surviving partner. */
export interface Survivor {
  readonly age: number;
  /** Whether a child of the contributor under 18 lives with the survivor. */
  readonly hasChild: boolean;
  /** Monthly retirement pension of the survivor; 0 before it starts. */
  readonly ownPension: number;
}

function quebecSurvivor(earned: number, { age, hasChild }: Survivor): number {
  const plan = quebecPensionPlan;
  // The share of the pension is CPP's; the maximum of this part is slightly lower in QPP.
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
 * Maximum monthly survivor's pension in dollars: CPP, or QPP in Quebec. Zero if the contributor has not paid long
 * enough. With the survivor's own pension, the combined maximum applies. The formula depends on age only, as in
 * sections 57 and 58 of the Canada Pension Plan: somebody with an early pension at 62 keeps the formula for under 65.
 * Sources: S11, S202 with S210 for the parts of the Quebec amounts, S211.
 */
export function survivorPension(province: ProvinceCode, contributor: Contributor, survivor: Survivor): number {
  if (!hasPaidLongEnough(contributor)) return 0;
  const earned = earnedPension(contributor);
  const pension = province === "QC" ? quebecSurvivor(earned, survivor) : canadaSurvivor(earned, survivor);
  const remaining = canadaPensionPlan.survivorWithRetirementMaximum.value - survivor.ownPension;
  return Math.max(0, Math.min(pension, remaining));
}

/** Monthly benefit of each child. */
export function childsBenefit(province: ProvinceCode): DatedFigure {
  return province === "QC" ? quebecPensionPlan.orphan : canadaPensionPlan.child;
}

/** Total monthly benefits of the contributor's children under 18, in dollars. Sources: S11, S202. */
export function childrensBenefits(
  province: ProvinceCode,
  contributor: Contributor,
  childrensAges: readonly number[],
): number {
  if (!hasPaidLongEnough(contributor)) return 0;
  return childsBenefit(province).value * childrensAges.filter((age) => age < adultAge).length;
}

/** Lump-sum death benefit in dollars. Source: S11. */
export function deathBenefit(contributor: Pick<Contributor, "age" | "yearsPaid">): number {
  return hasPaidLongEnough(contributor) ? canadaPensionPlan.death.value : 0;
}
