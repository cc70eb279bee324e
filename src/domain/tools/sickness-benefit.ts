import { employmentInsurance } from "#domain/figures/employment-insurance.ts";

/** Weekly Employment Insurance sickness benefit in whole dollars, before tax. Sources: S10, S208. */
export function sicknessBenefit(yearlyPay: number): number {
  const { maximumWeekly, maximumEarnings, rate } = employmentInsurance;
  return Math.min(maximumWeekly.value, Math.round((rate.value * Math.min(yearlyPay, maximumEarnings.value)) / 52));
}
