/**
 * Data of the charts in the article about actuarial tables.
 *
 * Every function is pure. Money is in dollars, shares and probabilities are between 0 and 1, and nothing is rounded:
 * the caller rounds for display.
 */

function requireNotNegative(name: string, value: number): void {
  if (!(value >= 0 && Number.isFinite(value))) throw new RangeError(`${name} must be 0 or more, not ${value}`);
}

function requireCount(name: string, value: number): void {
  if (!(Number.isInteger(value) && value >= 0)) throw new RangeError(`${name} must be a whole number, not ${value}`);
}

/**
 * Shape of the illustrative life table, chosen so that the curve resembles a wealthy country's; it is not any published
 * Canadian table. Most deaths fall at the modal age, in years; `ageing` is the growth of the force of mortality per
 * year of age; `births` is the radix, the number of people at age 0.
 */
export const illustrativeShape = { modalAge: 88, ageing: 0.1, births: 100_000 } as const;

/** One age of a life table. */
export interface SurvivalPoint {
  /** Years. */
  readonly age: number;
  /** People of the starting group still alive at this age (lx), not rounded. */
  readonly survivors: number;
  /** Chance of dying before the next birthday (qx), 0-1. */
  readonly deathProbability: number;
}

/** The last age of {@link survivalCurve}. */
const oldestAge = 100;

/**
 * Illustrative life table for ages 0 to 100 by Gompertz' law, in which the force of mortality grows by the same
 * share each year. It leaves out infant deaths and accidents of youth, so it explains and does not price.
 */
export function survivalCurve(): readonly SurvivalPoint[] {
  const { modalAge, ageing, births } = illustrativeShape;
  const survivorsAt = (age: number) =>
    births * Math.exp(Math.exp(-ageing * modalAge) - Math.exp(ageing * (age - modalAge)));
  return Array.from({ length: oldestAge + 1 }, (_, age) => {
    const survivors = survivorsAt(age);
    return { age, survivors, deathProbability: 1 - survivorsAt(age + 1) / survivors };
  });
}

/** One bar of a distribution of claim counts. */
export interface FrequencyPoint {
  /** Number of claims. */
  readonly claims: number;
  /** Chance of exactly that many, 0-1. */
  readonly probability: number;
}

/**
 * Chance of 0, 1, 2 … claims when claims arrive independently (Poisson).
 *
 * @param expectedClaims Mean number of claims over the period.
 * @param mostClaims Last number of claims to list.
 */
export function lossFrequency(expectedClaims: number, mostClaims: number): readonly FrequencyPoint[] {
  requireNotNegative("expectedClaims", expectedClaims);
  requireCount("mostClaims", mostClaims);
  const points: FrequencyPoint[] = [];
  let probability = Math.exp(-expectedClaims);
  for (let claims = 0; claims <= mostClaims; claims += 1) {
    points.push({ claims, probability });
    probability *= expectedClaims / (claims + 1);
  }
  return points;
}
