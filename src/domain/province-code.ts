/** Postal abbreviations of the thirteen provinces and territories: what a tool's `province` holds. */
export const provinceCodes = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"] as const;

export type ProvinceCode = (typeof provinceCodes)[number];
