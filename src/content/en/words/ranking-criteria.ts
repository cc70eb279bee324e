import type { RankingCriterion } from "#domain/home-ranking.ts";

/** Names of the criteria as specified, with a short form for rows. */
export const criterionNames: Record<RankingCriterion, { readonly full: string; readonly short: string }> = {
  financialStrength: { full: "Financial Strength", short: "Strength" },
  claimsHandling: { full: "Claims Handling", short: "Claims" },
  customerService: { full: "Customer Service", short: "Service" },
  valueAndFeatures: { full: "Value & Features", short: "Value" },
};
