/** Postal abbreviations of the thirteen provinces and territories: the values of a tool's `province`. */
export const provinceCodes = ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"] as const;

export type ProvinceCode = (typeof provinceCodes)[number];
