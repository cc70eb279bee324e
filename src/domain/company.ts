/** Slugs of the ten companies with an analysis, as used in addresses. */
export const companySlugs = [
  "intact-financial",
  "sun-life-financial",
  "manulife-financial",
  "canada-life",
  "desjardins",
  "td-insurance",
  "co-operators",
  "aviva-canada",
  "wawanesa",
  "ia-financial",
] as const;

export type CompanySlug = (typeof companySlugs)[number];

/** Funds that protect policyholders when an insurer fails. */
export const protectionFunds = ["assuris", "pacicc"] as const;

export type ProtectionFund = (typeof protectionFunds)[number];

/** Free services that review a complaint after the company's final answer. */
export const ombudservices = ["gio", "olhi"] as const;

export type Ombudservice = (typeof ombudservices)[number];
