import { autoAnnualRange } from "#domain/auto-annual-range.ts";
import type { AutoAnnualRange } from "#domain/guide-records.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** The owner's ranges with province names, in the owner's order. */
export const autoAnnualRanges = [
  { slug: "ontario", province: provinceNamesByCode.ON, ...autoAnnualRange.ON },
  { slug: "british-columbia", province: provinceNamesByCode.BC, ...autoAnnualRange.BC },
  { slug: "alberta", province: provinceNamesByCode.AB, ...autoAnnualRange.AB },
  { slug: "saskatchewan", province: provinceNamesByCode.SK, ...autoAnnualRange.SK },
  { slug: "manitoba", province: provinceNamesByCode.MB, ...autoAnnualRange.MB },
  { slug: "quebec", province: provinceNamesByCode.QC, ...autoAnnualRange.QC },
  { slug: "new-brunswick", province: provinceNamesByCode.NB, ...autoAnnualRange.NB },
  { slug: "nova-scotia", province: provinceNamesByCode.NS, ...autoAnnualRange.NS },
  { slug: "prince-edward-island", province: provinceNamesByCode.PE, ...autoAnnualRange.PE },
  { slug: "newfoundland-and-labrador", province: provinceNamesByCode.NL, ...autoAnnualRange.NL },
] as const satisfies readonly AutoAnnualRange[];
