import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import { premiumTaxes, type PremiumLine } from "#domain/figures/premium-taxes.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/** A rate with the record it stands in. */
export interface PremiumTax {
  readonly rate: number;
  readonly figure: DatedFigure<unknown>;
}

type Rates = DatedFigure<Readonly<Partial<Record<PremiumLine, number>>>>;

/** Why there is no one rate: no province is chosen, only a part of such a policy is taxed, or none was found. */
export type WhyNoTax = "noProvince" | "taxedInPart" | "notFound";

/** Manitoba taxes cancellation and baggage but not medical coverage of a trip, and of a business its liability. */
const manitobaTaxesInPart: readonly PremiumLine[] = ["travel", "business"];

/** None for the territories. */
const ratesByProvince: Readonly<Partial<Record<ProvinceCode, Rates>>> = premiumTaxes;

function ratesOf(province: ProvinceCode, paidOn: IsoDay): Rates | undefined {
  const { quebecFrom2027 } = premiumTaxes;
  return province === "QC" && paidOn >= quebecFrom2027.validFrom ? quebecFrom2027 : ratesByProvince[province];
}

/**
 * Provincial sales tax on a premium; `null` where no province is chosen or no rate was found.
 *
 * @param paidOn The day the premium is paid, which decides in Québec.
 */
export function premiumTax(province: ProvinceCode | null, line: PremiumLine, paidOn: IsoDay): PremiumTax | null {
  const figure = province && ratesOf(province, paidOn);
  const rate = figure?.value[line];
  return figure && rate !== undefined ? { rate, figure } : null;
}

/** Why {@link premiumTax} has no rate. */
export function whyNoTax(province: ProvinceCode | null, line: PremiumLine): WhyNoTax {
  if (province === null) return "noProvince";
  return province === "MB" && manitobaTaxesInPart.includes(line) ? "taxedInPart" : "notFound";
}
