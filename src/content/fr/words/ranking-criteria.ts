import type { RankingCriterion } from "#domain/home-ranking.ts";

/** Names of the criteria as specified, with a short form for rows. */
export const criterionNames: Record<RankingCriterion, { readonly full: string; readonly short: string }> = {
  financialStrength: { full: "Solidité financière", short: "Solidité" },
  claimsHandling: { full: "Traitement des sinistres", short: "Sinistres" },
  customerService: { full: "Service à la clientèle", short: "Service" },
  valueAndFeatures: { full: "Prix et garanties", short: "Prix" },
};
