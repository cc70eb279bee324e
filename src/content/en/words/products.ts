import type { RankBadge } from "#domain/home-ranking.ts";
import type { InsuranceLine } from "#domain/insurance-line.ts";

/* Words of insurance products. */

/** Header of the column with the link to a quote. */
export const quote = "Quote";

/** Distinctions in the ranking of home insurers. */
export const rankBadgeNames: Readonly<Record<RankBadge, string>> = {
  first: "#1 Choice",
  second: "Runner Up",
  "best-value": "Best Value",
};

/** Category of an insurance product, for search engines. */
export const productCategory = (line: InsuranceLine, type: string) => `${line} insurance, ${type}`;

/** A score of customer service. */
export const outOfFive = (score: string) => `${score} of 5`;
