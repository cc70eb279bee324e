import { probateFees, type FeeBand } from "#domain/figures/probate-fees.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/** Kind of will. In Quebec, a notarial will needs no probate. */
export type WillKind = "notarial" | "other" | "none";

function feeInBand({ fee, per, step, over }: FeeBand, value: number): number {
  return fee + per * Math.ceil((value - over) / step);
}

/**
 * Probate fee in dollars; `null` for Quebec without a notarial will, where the court's fee depends on the case. Each
 * schedule names its source.
 * @param value - Value of the assets that pass by will, in dollars.
 */
export function probateFee(province: ProvinceCode, value: number, will?: WillKind): number | null {
  if (province === "QC") return will === "notarial" ? 0 : null;
  const { value: bands } = probateFees[province];
  // Reduce from the highest band, so that the lowest band that includes the value decides.
  return bands.reduceRight((fee, band) => (value <= band.upTo ? feeInBand(band, value) : fee), 0);
}
