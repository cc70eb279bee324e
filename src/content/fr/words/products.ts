import type { RankBadge } from "#domain/home-ranking.ts";
import type { InsuranceLine } from "#domain/insurance-line.ts";

/* Words of insurance products. */

/** Header of the column with the link to a quote. */
export const quote = "Soumission";

/** Distinctions in the ranking of home insurers. */
export const rankBadgeNames: Readonly<Record<RankBadge, string>> = {
  first: "1er choix",
  second: "2e choix",
  "best-value": "Meilleur rapport qualité-prix",
};

const lineNames: Readonly<Record<InsuranceLine, string>> = {
  life: "assurance vie",
  home: "assurance habitation",
  auto: "assurance auto",
  travel: "assurance voyage",
  health: "assurance maladie complémentaire",
  business: "assurance des entreprises",
  disability: "assurance invalidité",
};

/** Category of an insurance product, for search engines. */
export const productCategory = (line: InsuranceLine, type: string) => `${lineNames[line]}, ${type}`;

/** A score of customer service. */
export const outOfFive = (score: string) => `${score} sur 5`;
