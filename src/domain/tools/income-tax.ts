import type { DatedFigure } from "#domain/dated-figure.ts";
import { incomeTaxBrackets, type TaxBracket } from "#domain/figures/income-tax-brackets.ts";
import { incomeTaxCredits } from "#domain/figures/income-tax-credits.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/** Tax from brackets, before credits. */
function taxByBrackets(brackets: readonly TaxBracket[], income: number): number {
  return brackets.reduce((tax, { from, rate }, index) => {
    const to = brackets[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    return tax + Math.max(0, Math.min(income, to) - from) * rate;
  }, 0);
}

interface FallingAmount {
  readonly full: number;
  readonly reduced: number;
  readonly from: number;
  readonly to: number;
}

function basicAmount(amount: number | FallingAmount, income: number): number {
  if (typeof amount === "number") return amount;
  const fallen = Math.min(1, Math.max(0, (income - amount.from) / (amount.to - amount.from)));
  return amount.full - (amount.full - amount.reduced) * fallen;
}

function federalTax(province: ProvinceCode, income: number): number {
  const credit = incomeTaxCredits.federalCreditRate.value * basicAmount(incomeTaxCredits.federal.value, income);
  const tax = Math.max(0, taxByBrackets(incomeTaxBrackets.federal.value, income) - credit);
  return province === "QC" ? tax * (1 - incomeTaxCredits.quebecAbatement.value) : tax;
}

function ontarioSurtax(tax: number): number {
  return incomeTaxCredits.ontarioSurtax.value.reduce((sum, { over, rate }) => sum + Math.max(0, tax - over) * rate, 0);
}

function provincialTax(province: ProvinceCode, income: number): number {
  const brackets: readonly [TaxBracket, ...TaxBracket[]] = incomeTaxBrackets[province].value;
  const amount = province === "YT" ? incomeTaxCredits.federal.value : incomeTaxCredits[province].value;
  const tax = Math.max(0, taxByBrackets(brackets, income) - brackets[0].rate * basicAmount(amount, income));
  return province === "ON" ? tax + ontarioSurtax(tax) : tax;
}

/**
 * Yearly federal and provincial income tax in dollars, not rounded: tax from brackets less basic personal amounts, at
 * least 0 at each level. Left out: payroll premiums, Ontario's health premium and all other credits.
 *
 * Sources: the Canada Revenue Agency's TD1 and payroll tables of 2026 (S960 to S972, July's for British Columbia,
 * Newfoundland and Labrador and Prince Edward Island) and, for Quebec, S973 and S974. Manitoba's and Yukon's basic
 * amounts decrease with income.
 */
export function incomeTax(province: ProvinceCode, income: number): number {
  return federalTax(province, income) + provincialTax(province, income);
}

/** Income after {@link incomeTax}. */
export function afterTax(province: ProvinceCode, income: number): number {
  return income - incomeTax(province, income);
}

/** Figures that {@link incomeTax} uses for a province. */
export function incomeTaxFigures(province: ProvinceCode): readonly DatedFigure<unknown>[] {
  return [incomeTaxBrackets.federal, incomeTaxBrackets[province]];
}
