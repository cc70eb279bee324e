import { lifeNeedsAssumptions } from "#domain/figures/life-needs-assumptions.ts";
import { projections } from "#domain/figures/projections.ts";
import type { LifeNeedsAnswers } from "#domain/life-needs-input.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { afterTax } from "./income-tax.ts";
import type { LifeHousehold } from "./life-household.ts";
import { realRate } from "./real-rate.ts";

/**
 * DIME: debt and final costs, some years of income, mortgage and education, in dollars. Ignores a partner's pay, public
 * benefits and interest. Rule of thumb; S212.
 */
export function dimeNeed(
  household: Pick<LifeHousehold, "debts" | "finalExpenses" | "education"> & {
    readonly contributor: Pick<LifeHousehold["contributor"], "pay">;
    readonly mortgage: Pick<LifeHousehold["mortgage"], "balance">;
  },
  years: number,
): number {
  const { debts, finalExpenses, contributor, mortgage, education } = household;
  return debts + finalExpenses + contributor.pay * years + mortgage.balance + education;
}

/** A range in dollars. */
export interface DollarBounds {
  readonly low: number;
  readonly high: number;
}

const retirementAge = 65;

/**
 * Human life value: take-home pay lost until 65, less the person's own consumption. Low: return of a growth portfolio
 * and level pay. High: return of bonds and rising pay. Both are after inflation. Zero for somebody who lives alone or
 * is past 65. Payroll premiums are left out. Sources: rates, S204; consumption, illustrative.
 */
export function humanLifeValue(province: ProvinceCode, household: LifeHousehold): DollarBounds {
  const { contributor, partner, childrensAges } = household;
  if (partner === null && childrensAges.length === 0) return { low: 0, high: 0 };
  const [withChildren, inCouple] = lifeNeedsAssumptions.ownConsumption.value;
  const left = afterTax(province, contributor.pay) * (1 - (childrensAges.length > 0 ? withChildren : inCouple));
  const years = Math.max(0, retirementAge - contributor.age);
  function value(growth: number, rate: number): number {
    let sum = 0;
    for (let year = 0; year < years; year++) sum += left * ((1 + growth) / (1 + rate)) ** year;
    return sum;
  }
  return {
    low: value(0, realRate(projections.growthPortfolio.value)),
    high: value(realRate(projections.wages.value), realRate(projections.bonds.value)),
  };
}

/** Seven to ten times pay: a common cross-check; S213. */
export function payMultiples(pay: number): DollarBounds {
  const [low, high] = lifeNeedsAssumptions.payMultiples.value;
  return { low: low * pay, high: high * pay };
}

/**
 * Range of the methods that need no answers besides the calculator's: {@link payMultiples} and {@link dimeNeed} for the
 * usual ten years, less the coverage held. `null` without pay, on which both rest.
 */
export function quickMethods({
  annualIncome,
  currentDebt,
  mortgage,
  finalExpenses,
  educationFund,
  existingLife,
  groupLife,
}: LifeNeedsAnswers): DollarBounds | null {
  if (annualIncome === 0) return null;
  const [, years] = lifeNeedsAssumptions.dimeYears.value;
  const multiples = payMultiples(annualIncome);
  const dime = dimeNeed(
    {
      debts: currentDebt,
      finalExpenses,
      education: educationFund,
      contributor: { pay: annualIncome },
      mortgage: { balance: mortgage },
    },
    years,
  );
  const gap = (need: number) => Math.max(0, need - existingLife - groupLife);
  return { low: gap(Math.min(multiples.low, dime)), high: gap(Math.max(multiples.high, dime)) };
}
