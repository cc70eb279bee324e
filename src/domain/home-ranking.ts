import type { HomeInsurer } from "./insurance-product.ts";

/** The four criteria of the home ranking, in the specification's order. */
export const rankingCriteria = [
  "financialStrength",
  "claimsHandling",
  "customerService",
  "valueAndFeatures",
] as const satisfies readonly (keyof HomeInsurer["scores"])[];

export type RankingCriterion = (typeof rankingCriteria)[number];

/** Weight of each criterion in whole percent; the sum is always 100. */
export type RankingWeights = Readonly<Record<RankingCriterion, number>>;

/** The site's default weights: specification, section 9. */
export const defaultWeights: RankingWeights = {
  financialStrength: 25,
  claimsHandling: 30,
  customerService: 25,
  valueAndFeatures: 20,
};

/** Badges of the ranking, in the specification's order. */
export const rankBadges = ["first", "second", "best-value"] as const;

export type RankBadge = (typeof rankBadges)[number];

/** An insurer with its rank. */
export interface RankedInsurer {
  readonly insurer: HomeInsurer;
  /** From 1, without gaps or ties. */
  readonly place: number;
  /** Weighted total, 0-100, with two decimals at most. */
  readonly total: number;
  readonly badges: readonly RankBadge[];
}

type Share = readonly [criterion: RankingCriterion, points: number];

/**
 * Distributes whole points in proportion to `shares`, or evenly where all shares are 0. Points lost by rounding down go
 * to the largest remainders, earlier ones first, so the result always adds up to `points`.
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
 * Sets the weight of one criterion. The other three share the remainder in their current proportions, or evenly where
 * all three are 0, so the four always add up to 100.
 * @param weight Percent; rounded, and clamped to 0-100. `NaN` leaves the weights unchanged.
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

/** Sum of score × weight: a hundred times the total, in integers so that ties are detected exactly. */
function weightedSum(scores: HomeInsurer["scores"], weights: RankingWeights): number {
  return rankingCriteria.reduce((sum, criterion) => sum + scores[criterion] * weights[criterion], 0);
}

/**
 * Ranks insurers by the weighted total of their scores, best first. Equal totals keep their input order.
 *
 * `first` and `second` are the first two totals, `best-value` is the highest value score, whatever the weights:
 * with the default weights it is in third place, and with other weights the badge must still be true.
 */
export function rankHomeInsurers(insurers: readonly HomeInsurer[], weights: RankingWeights): readonly RankedInsurer[] {
  const bestValue = Math.max(...insurers.map(({ scores }) => scores.valueAndFeatures));
  const bestValueId = insurers.find(({ scores }) => scores.valueAndFeatures === bestValue)?.id;
  const byTotal: Readonly<Partial<Record<number, RankBadge>>> = { 1: "first", 2: "second" };
  return insurers
    .map((insurer) => ({ insurer, sum: weightedSum(insurer.scores, weights) }))
    .toSorted((one, other) => other.sum - one.sum)
    .map(({ insurer, sum }, index) => {
      const place = index + 1;
      const badges = [byTotal[place], insurer.id === bestValueId ? ("best-value" as const) : undefined];
      return { insurer, place, total: sum / 100, badges: badges.filter((badge) => badge !== undefined) };
    });
}
