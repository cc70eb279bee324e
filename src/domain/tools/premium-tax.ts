import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import { premiumTaxes, type PremiumLine } from "#domain/figures/premium-taxes.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/** A rate with the record it stands in. */
export interface PremiumTax {
  readonly rate: number;
  readonly figure: DatedFigure<unknown>;
}

type Rates = DatedFigure<Readonly<Partial<Record<PremiumLine, number>>>>;

function ratesOf(province: ProvinceCode, paidOn: IsoDay): Rates | null {
  if (province === "YT" || province === "NT" || province === "NU") return null;
  return province === "QC" && paidOn >= premiumTaxes.quebecFrom2027.validFrom
    ? premiumTaxes.quebecFrom2027
    : premiumTaxes[province];
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
