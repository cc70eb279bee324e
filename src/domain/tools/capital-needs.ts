import { lifeNeedsAssumptions } from "#domain/figures/life-needs-assumptions.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { afterTax } from "./income-tax.ts";
import { debtsAfter, yearsSinceStudies, type LifeHousehold } from "./life-household.ts";
import { mortgageBalance, mortgagePayment } from "./mortgage.ts";
import { inTodaysDollars } from "./real-rate.ts";
import { earnedPension } from "./retirement-pension.ts";
import { childrensBenefits, deathBenefit, survivorPension } from "./survivor-benefits.ts";

/** What a run of the method assumes. */
export interface CapitalNeedsScenario {
  /** Share of today's take-home that the household goes on needing. */
  readonly takeHomeShare: number;
  /** Return after inflation, fees and tax. */
  readonly realReturn: number;
  /** Whether the mortgage is repaid at once, or its payments go on out of the household's needs. */
  readonly isMortgageRepaid: boolean;
}

const [, centralShare] = lifeNeedsAssumptions.takeHomeShare.value;
const [, centralReturn] = lifeNeedsAssumptions.realReturn.value;

/** What the central answer assumes. */
export const centralScenario: CapitalNeedsScenario = {
  takeHomeShare: centralShare,
  realReturn: centralReturn,
  isMortgageRepaid: true,
};

/** The take-home of both today, a year. */
export function householdTakeHome(province: ProvinceCode, { contributor, partner }: LifeHousehold): number {
  return afterTax(province, contributor.pay) + (partner ? afterTax(province, partner.pay) : 0);
}

/** The survivor's pension a month, some years from now. */
export function survivorPensionAfter(province: ProvinceCode, household: LifeHousehold, years: number): number {
  const { partner, contributor, childrensAges } = household;
  if (partner === null) return 0;
  const age = partner.age + years;
  const drawsPension = partner.drawsPension || age >= 65;
  return survivorPension(province, contributor, {
    age,
    hasChild: childrensAges.some((child) => child + years < 18),
    ownPension: drawsPension
      ? earnedPension({ pay: partner.pay, age: partner.age, yearsPaid: yearsSinceStudies(partner.age) })
      : 0,
  });
}

/** What the household would have in a year some years from now, after tax on all but the children's benefits. */
function incomeAfter(province: ProvinceCode, household: LifeHousehold, years: number): number {
  const { partner, contributor, childrensAges } = household;
  const benefits = childrensBenefits(
    province,
    contributor,
    childrensAges.map((age) => age + years),
  );
  const pension = survivorPensionAfter(province, household, years);
  return (partner ? afterTax(province, partner.pay + 12 * pension) : 0) + 12 * benefits;
}

/** What is missing in a year some years from now, in today's dollars; at least 0. */
function shortfallAfter(
  province: ProvinceCode,
  household: LifeHousehold,
  { takeHomeShare, isMortgageRepaid }: CapitalNeedsScenario,
  years: number,
): number {
  const payment =
    isMortgageRepaid && years < household.mortgage.years
      ? inTodaysDollars(12 * mortgagePayment(household.mortgage), years)
      : 0;
  const need = takeHomeShare * householdTakeHome(province, household) - payment;
  return Math.max(0, need - incomeAfter(province, household, years));
}

/** Years of studies still to come of all children, four each: they fall evenly from 18 to 22. */
function studiesLeft(childrensAges: readonly number[], years: number): number {
  return childrensAges.reduce((sum, age) => sum + Math.min(4, Math.max(0, 22 - age - years)), 0);
}

/** What of the education fund is still to come. Without children who will study it stays as it was entered. */
function educationAfter({ education, childrensAges }: LifeHousehold, years: number): number {
  const today = studiesLeft(childrensAges, 0);
  return today === 0 ? education : (education * studiesLeft(childrensAges, years)) / today;
}

/** The parts of the need for a death some years from now, in today's dollars. */
export interface CapitalNeeds {
  /** All that is missing year by year, brought back to the year of death. */
  readonly income: number;
  readonly debts: number;
  readonly mortgage: number;
  readonly finalExpenses: number;
  readonly education: number;
  readonly deathBenefit: number;
  readonly coverHeld: number;
  readonly savings: number;
  /** May be negative: more than enough. */
  readonly net: number;
}

/**
 * Capital needs: what, invested today, would pay what is missing each year until support ends, with what falls due at
 * once, less what is there. The mortgage counts once: as a sum, and then no more in the yearly need, or in the yearly need
 * alone. Take-home is held against take-home, in today's dollars. Payroll premiums and the Canada Child Benefit are left
 * out, and so is that pay rises faster than prices.
 *
 * Cover and mortgage lose value with inflation, savings grow at the real return. The earned pension stays as it is today.
 *
 * @param years Years from now until the death, 0 for today.
 */
export function capitalNeeds(
  province: ProvinceCode,
  household: LifeHousehold,
  scenario: CapitalNeedsScenario = centralScenario,
  years = 0,
): CapitalNeeds {
  const { realReturn } = scenario;
  let income = 0;
  for (let year = years; year < household.supportYears; year++) {
    income += shortfallAfter(province, household, scenario, year) / (1 + realReturn) ** (year - years);
  }
  const parts = {
    income,
    debts: debtsAfter(household, years),
    mortgage: scenario.isMortgageRepaid ? inTodaysDollars(mortgageOwed(household, years), years) : 0,
    finalExpenses: household.finalExpenses,
    education: educationAfter(household, years),
    deathBenefit: deathBenefit(household.contributor),
    coverHeld: inTodaysDollars(household.coverHeld, years),
    savings: household.savings * (1 + realReturn) ** years,
  };
  const lumps = parts.debts + parts.mortgage + parts.finalExpenses + parts.education;
  return { ...parts, net: income + lumps - parts.deathBenefit - parts.coverHeld - parts.savings };
}

/** A mortgage without years left is owed in full: nothing says when it would be repaid. */
function mortgageOwed({ mortgage }: LifeHousehold, years: number): number {
  return mortgage.years === 0 ? mortgage.balance : mortgageBalance(mortgage, years);
}
