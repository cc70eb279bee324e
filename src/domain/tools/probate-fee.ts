import { probateFees, type FeeBand } from "#domain/figures/probate-fees.ts";
import type { ProvinceCode } from "#domain/province-code.ts";

/** Whether a will needs no court in Québec. */
export type WillKind = "notarial" | "other" | "none";

function feeInBand({ fee, per, step, over }: FeeBand, value: number): number {
  return fee + per * Math.ceil((value - over) / step);
}

/**
 * The fee to prove a will, in dollars, for what passes by it; `null` for Québec without a notarial will, where the
 * court's fee depends on the case. Each schedule names its source.
 *
 * @param value What passes by the will, in dollars.
 */
export function probateFee(province: ProvinceCode, value: number, will?: WillKind): number | null {
  if (province === "QC") return will === "notarial" ? 0 : null;
  const { value: bands } = probateFees[province];
  // From the highest band down: the lowest that reaches far enough decides.
  return bands.reduceRight((fee, band) => (value <= band.upTo ? feeInBand(band, value) : fee), 0);
}
