/** The seven lines of insurance the site explains, in the order it lists them. */
export const insuranceLines = ["life", "home", "auto", "travel", "health", "business", "disability"] as const;

export type InsuranceLine = (typeof insuranceLines)[number];
