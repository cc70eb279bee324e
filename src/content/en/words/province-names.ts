import type { ProvinceCode } from "#domain/province-code.ts";

/** Names of the provinces and territories by their postal abbreviation. */
export const provinceNamesByCode = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
} as const satisfies Record<ProvinceCode, string>;
