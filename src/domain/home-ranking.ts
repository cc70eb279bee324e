import type { HomeInsurer } from "./insurance-product.ts";

/** The four criteria of the home ranking, in the order of the specification. */
export const rankingCriteria = [
  "financialStrength",
  "claimsHandling",
  "customerService",
  "valueAndFeatures",
] as const satisfies readonly (keyof HomeInsurer["scores"])[];

export type RankingCriterion = (typeof rankingCriteria)[number];

/** Weight of each criterion in whole percent; together they are always 100. */
export type RankingWeights = Readonly<Record<RankingCriterion, number>>;

/** The site's own weights: specification, section 9. */
export const defaultWeights: RankingWeights = {
  financialStrength: 25,
  claimsHandling: 30,
  customerService: 25,
  valueAndFeatures: 20,
};

/** Badges of the ranking, in the order of the specification. */
export const rankBadges = ["#1 Choice", "Runner Up", "Best Value"] as const;

export type RankBadge = (typeof rankBadges)[number];

/** An insurer with its place in the ranking. */
export interface RankedInsurer {
  readonly insurer: HomeInsurer;
  /** From 1, without gaps or shared places. */
  readonly place: number;
  /** Weighted total, 0-100, with two decimals at most. */
  readonly total: number;
  readonly badges: readonly RankBadge[];
}

type Share = readonly [criterion: RankingCriterion, points: number];

/**
 * Shares whole points in proportion to `shares`, or evenly where all shares are 0. Points lost by rounding down go to
 * the largest remainders, the earlier ones first, so the result always adds up to `points`.
 */
function apportion(points: number, shares: readonly Share[]): readonly Share[] {
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  const parts = shares.map(([criterion, share]) => {
    const exact = sum === 0 ? points / shares.length : (points * share) / sum;
    return { criterion, whole: Math.floor(exact), remainder: exact % 1 };
  });
  const left = points - parts.reduce((total, { whole }) => total + whole, 0);
  return parts
    .toSorted((one, other) => other.remainder - one.remainder)
    .map(({ criterion, whole }, index) => [criterion, index < left ? whole + 1 : whole]);
}

/**
 * Gives one criterion a new weight. The other three share what is left in the proportions they have now, evenly where
 * they have nothing, so the four always add up to 100.
 * @param weight Percent; rounded, and clamped to 0-100. Anything that isn't a number leaves the weights as they are.
 */
export function withWeight(weights: RankingWeights, criterion: RankingCriterion, weight: number): RankingWeights {
  if (Number.isNaN(weight)) return weights;
  const own = Math.min(100, Math.max(0, Math.round(weight)));
  const others = rankingCriteria.filter((candidate) => candidate !== criterion);
  const result: Record<RankingCriterion, number> = { ...weights, [criterion]: own };
  const shares = others.map((other) => [other, weights[other]] as const);
  for (const [other, points] of apportion(100 - own, shares)) result[other] = points;
  return result;
}

/** Sum of score × weight in whole numbers: a hundred times the total, and exact, so that ties are ties. */
function weightedSum(scores: HomeInsurer["scores"], weights: RankingWeights): number {
  return rankingCriteria.reduce((sum, criterion) => sum + scores[criterion] * weights[criterion], 0);
}

/**
 * Ranks insurers by the weighted total of their scores, best first. Equal totals keep the order they came in.
 *
 * "#1 Choice" and "Runner Up" are the first two totals. "Best Value" is the highest value score of all, whatever the
 * weights: with the site's own weights that is the third place, and under others the badge must stay true.
 */
export function rankHomeInsurers(insurers: readonly HomeInsurer[], weights: RankingWeights): readonly RankedInsurer[] {
  const bestValue = Math.max(...insurers.map(({ scores }) => scores.valueAndFeatures));
  const bestValueId = insurers.find(({ scores }) => scores.valueAndFeatures === bestValue)?.id;
  const byTotal: Readonly<Partial<Record<number, RankBadge>>> = { 1: "#1 Choice", 2: "Runner Up" };
  return insurers
    .map((insurer) => ({ insurer, sum: weightedSum(insurer.scores, weights) }))
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ insurer, sum }, index) => {
      const place = index + 1;
      const badges = [byTotal[place], insurer.id === bestValueId ? ("Best Value" as const) : undefined];
      return { insurer, place, total: sum / 100, badges: badges.filter((badge) => badge !== undefined) };
    });
}
