import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import { premiumTaxes, type PremiumLine } from "#domain/figures/premium-taxes.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/** A tax rate with its figure. */
export interface PremiumTax {
  readonly rate: number;
  readonly figure: DatedFigure<unknown>;
}

type Rates = DatedFigure<Readonly<Partial<Record<PremiumLine, number>>>>;

/** Why there is no single rate: no province is chosen, the policy is taxed in part, or no rate was found. */
export type WhyNoTax = "noProvince" | "taxedInPart" | "notFound";

/**
 * Lines that Manitoba taxes in part: of travel insurance, not the medical coverage; of business insurance, the
 * liability coverage.
 */
const manitobaTaxesInPart: readonly PremiumLine[] = ["travel", "business"];

/** The territories have no rates. */
const ratesByProvince: Readonly<Partial<Record<ProvinceCode, Rates>>> = premiumTaxes;

function ratesOf(province: ProvinceCode, paidOn: IsoDay): Rates | undefined {
  const { quebecFrom2027 } = premiumTaxes;
  return province === "QC" && paidOn >= quebecFrom2027.validFrom ? quebecFrom2027 : ratesByProvince[province];
}

/**
 * Provincial sales tax on a premium; `null` if no province is chosen or no rate was found.
 * @param paidOn - Payment date of the premium, which decides the rate in Quebec.
 */
export function premiumTax(province: ProvinceCode | null, line: PremiumLine, paidOn: IsoDay): PremiumTax | null {
  const figure = province && ratesOf(province, paidOn);
  const rate = figure?.value[line];
  return figure && rate !== undefined ? { rate, figure } : null;
}

/** Reason that {@link premiumTax} has no rate. */
export function whyNoTax(province: ProvinceCode | null, line: PremiumLine): WhyNoTax {
  if (province === null) return "noProvince";
  return province === "MB" && manitobaTaxesInPart.includes(line) ? "taxedInPart" : "notFound";
}
