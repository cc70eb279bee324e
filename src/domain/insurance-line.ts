/** The seven lines of insurance on the site, in display order. */
export const insuranceLines = ["life", "home", "auto", "travel", "health", "business", "disability"] as const;

export type InsuranceLine = (typeof insuranceLines)[number];
