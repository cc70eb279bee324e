import type { ProvinceSlug } from "#domain/province.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** Names of the provinces and territories, for pages that need no other field of the records. */
export const provinceNames = {
  alberta: provinceNamesByCode.AB,
  "british-columbia": provinceNamesByCode.BC,
  manitoba: provinceNamesByCode.MB,
  "new-brunswick": provinceNamesByCode.NB,
  "newfoundland-and-labrador": provinceNamesByCode.NL,
  "northwest-territories": provinceNamesByCode.NT,
  "nova-scotia": provinceNamesByCode.NS,
  nunavut: provinceNamesByCode.NU,
  ontario: provinceNamesByCode.ON,
  "prince-edward-island": provinceNamesByCode.PE,
  quebec: provinceNamesByCode.QC,
  saskatchewan: provinceNamesByCode.SK,
  yukon: provinceNamesByCode.YT,
} as const satisfies Record<ProvinceSlug, string>;
