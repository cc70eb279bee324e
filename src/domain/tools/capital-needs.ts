import { lifeNeedsAssumptions } from "#domain/figures/life-needs-assumptions.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import { afterTax } from "./income-tax.ts";
import { debtsAfter, yearsSinceStudies, type LifeHousehold } from "./life-household.ts";
import { mortgageBalance, mortgagePayment } from "./mortgage.ts";
import { inTodaysDollars } from "./real-rate.ts";
import { earnedPension } from "./public-benefits.ts";
import { childrensBenefits, deathBenefit, survivorPension } from "./survivor-benefits.ts";

/** Assumptions of a calculation. */
export interface CapitalNeedsScenario {
  /** Share of today's take-home pay that the household still needs. */
  readonly takeHomeShare: number;
  /** Return after inflation, fees and tax. */
  readonly realReturn: number;
  /** Whether the mortgage is repaid at death. Otherwise its payments are part of the household's needs. */
  readonly isMortgageRepaid: boolean;
}

const [, centralShare] = lifeNeedsAssumptions.takeHomeShare.value;
const [, centralReturn] = lifeNeedsAssumptions.realReturn.value;

/** Assumptions of the central answer. */
export const centralScenario: CapitalNeedsScenario = {
  takeHomeShare: centralShare,
  realReturn: centralReturn,
  isMortgageRepaid: true,
};

/** Yearly take-home pay of both partners today. */
export function householdTakeHome(province: ProvinceCode, { contributor, partner }: LifeHousehold): number {
  return afterTax(province, contributor.pay) + (partner ? afterTax(province, partner.pay) : 0);
}

/** Monthly survivor's pension after some years. */
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

/** Household income in a later year, after tax. Children's benefits are not taxed. */
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

/** Income shortfall in a later year, in today's dollars; at least 0. */
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

/** Remaining years of study of all children: four each, from 18 to 22. */
function studiesLeft(childrensAges: readonly number[], years: number): number {
  return childrensAges.reduce((sum, age) => sum + Math.min(4, Math.max(0, 22 - age - years)), 0);
}

/** Remaining education fund. If no child will study, the fund is unchanged. */
function educationAfter({ education, childrensAges }: LifeHousehold, years: number): number {
  const today = studiesLeft(childrensAges, 0);
  return today === 0 ? education : (education * studiesLeft(childrensAges, years)) / today;
}

/** Components of the need for a death after some years, in today's dollars. */
export interface CapitalNeeds {
  /** Present value of the yearly shortfalls in the year of death. */
  readonly income: number;
  readonly debts: number;
  readonly mortgage: number;
  readonly finalExpenses: number;
  readonly education: number;
  readonly deathBenefit: number;
  readonly coverHeld: number;
  readonly savings: number;
  /** Negative if there is a surplus. */
  readonly net: number;
}

/**
 * Capital needs: the capital that, invested today, pays each year's shortfall until support ends, plus costs due at
 * death, less existing resources. The mortgage counts once: as a lump sum or in the yearly need. Needs and income are
 * both take-home amounts in today's dollars. Left out: payroll premiums, the Canada Child Benefit, and pay rising
 * faster than prices.
 *
 * Coverage and mortgage lose value with inflation, savings grow at the real return, and the earned pension stays as it
 * is today.
 * @param years - Years from now until the death; 0 is today.
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

/** A mortgage without a remaining term counts in full, because its repayment date is unknown. */
function mortgageOwed({ mortgage }: LifeHousehold, years: number): number {
  return mortgage.years === 0 ? mortgage.balance : mortgageBalance(mortgage, years);
}
