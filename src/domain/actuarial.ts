/**
 * The arithmetic of the article about actuarial tables.
 *
 * Every function is pure. Money is in dollars, shares and probabilities are between 0 and 1, and nothing is
 * rounded: rounding belongs to whoever shows the number.
 */

function requireShare(name: string, value: number): void {
  if (!(value >= 0 && value <= 1)) throw new RangeError(`${name} must be between 0 and 1, not ${value}`);
}

function requireNotNegative(name: string, value: number): void {
  if (!(value >= 0 && Number.isFinite(value))) throw new RangeError(`${name} must be 0 or more, not ${value}`);
}

function requirePositive(name: string, value: number): void {
  if (!(value > 0 && Number.isFinite(value))) throw new RangeError(`${name} must be more than 0, not ${value}`);
}

function requireCount(name: string, value: number): void {
  if (!(Number.isInteger(value) && value >= 0)) throw new RangeError(`${name} must be a whole number, not ${value}`);
}

/** What a one-year life cover is priced from. */
export interface OneYearLifeCover {
  /** Chance of death within the year (qx), 0-1. */
  readonly deathProbability: number;
  /** Death benefit in dollars. */
  readonly sumInsured: number;
  /** Interest a year as a share (0.04 is four percent). The benefit is paid at the end of the year. */
  readonly interestRate?: number;
}

/** Net single premium of a one-year life cover, in dollars: qx × sum × v, where v = 1 / (1 + interest). */
export function netSinglePremium({ deathProbability, sumInsured, interestRate = 0 }: OneYearLifeCover): number {
  requireShare("deathProbability", deathProbability);
  requireNotNegative("sumInsured", sumInsured);
  requireNotNegative("interestRate", interestRate);
  return (deathProbability * sumInsured) / (1 + interestRate);
}

/**
 * Gross life premium in dollars, where the loading is a share of the gross premium: net / (1 − loading).
 *
 * @param netPremium Dollars.
 * @param loading Share of the gross premium kept for expenses, margin and tax, from 0 to under 1.
 */
export function grossLifePremium(netPremium: number, loading: number): number {
  requireNotNegative("netPremium", netPremium);
  requireShare("loading", loading);
  if (loading === 1) throw new RangeError("loading must leave something for claims");
  return netPremium / (1 - loading);
}

/** What a property or auto premium is built from. */
export interface PropertyPremiumParts {
  /** Expected claims a year, in dollars: frequency × severity. */
  readonly expectedLosses: number;
  /** Expense that does not grow with the premium, in dollars. */
  readonly fixedExpense: number;
  /** Commission, premium tax and the like, as a share of the premium. */
  readonly variableExpenseShare: number;
  /** Underwriting profit as a share of the premium. */
  readonly profitShare: number;
}

/** Gross property premium in dollars: (losses + fixed expense) / (1 − variable expense − profit). */
export function grossPropertyPremium({
  expectedLosses,
  fixedExpense,
  variableExpenseShare,
  profitShare,
}: PropertyPremiumParts): number {
  requireNotNegative("expectedLosses", expectedLosses);
  requireNotNegative("fixedExpense", fixedExpense);
  requireShare("variableExpenseShare", variableExpenseShare);
  requireShare("profitShare", profitShare);
  const shareForClaims = 1 - variableExpenseShare - profitShare;
  if (shareForClaims <= 0) throw new RangeError("expense and profit must leave something for claims");
  return (expectedLosses + fixedExpense) / shareForClaims;
}

/** How far a year's number of claims tends to stray from what is expected. */
export interface ClaimCountSpread {
  /** Expected number of claims. */
  readonly mean: number;
  /** Standard deviation, in claims. */
  readonly standardDeviation: number;
  /** Standard deviation as a share of the mean; 0 where no claim is expected. */
  readonly coefficientOfVariation: number;
}

/**
 * Spread of the number of claims among independent policies with at most one claim each (binomial).
 *
 * @param policies Number of policies.
 * @param frequency Chance of a claim for one policy in the year, 0-1.
 */
export function claimCountSpread(policies: number, frequency: number): ClaimCountSpread {
  requireCount("policies", policies);
  requireShare("frequency", frequency);
  const mean = policies * frequency;
  const standardDeviation = Math.sqrt(mean * (1 - frequency));
  return { mean, standardDeviation, coefficientOfVariation: mean === 0 ? 0 : standardDeviation / mean };
}

/** Claims for full credibility: 90 % sure of being within 5 % of the truth, that is (1.645 / 0.05)². */
export const fullCredibilityClaims = 1082;

/**
 * Weight of a group's own experience, 0-1, by the square-root rule: √(claims / claims for full credibility).
 *
 * @param claims Number of claims the group has had.
 */
export function credibilityFactor(claims: number, claimsForFullCredibility: number = fullCredibilityClaims): number {
  requireNotNegative("claims", claims);
  requirePositive("claimsForFullCredibility", claimsForFullCredibility);
  return Math.min(1, Math.sqrt(claims / claimsForFullCredibility));
}

/** What experience rating blends. */
export interface ExperienceRating {
  /** Premium the group's own claims point to, in dollars. */
  readonly ownPremium: number;
  /** Premium of the class it belongs to, in dollars. */
  readonly classPremium: number;
  /** Weight of its own experience, 0-1, from {@link credibilityFactor}. */
  readonly credibility: number;
}

/** Experience-rated premium in dollars: credibility × own + (1 − credibility) × class. */
export function experienceRatedPremium({ ownPremium, classPremium, credibility }: ExperienceRating): number {
  requireNotNegative("ownPremium", ownPremium);
  requireNotNegative("classPremium", classPremium);
  requireShare("credibility", credibility);
  return credibility * ownPremium + (1 - credibility) * classPremium;
}

/**
 * Claim-free years after which a higher deductible has paid for itself.
 *
 * @param extraDeductible What you would pay more at a claim, in dollars.
 * @param yearlySaving What you pay less in premium, in dollars a year.
 */
export function deductibleBreakEvenYears(extraDeductible: number, yearlySaving: number): number {
  requireNotNegative("extraDeductible", extraDeductible);
  requirePositive("yearlySaving", yearlySaving);
  return extraDeductible / yearlySaving;
}

/** How the illustrative life table is shaped. */
export interface GompertzShape {
  /** Age at which most deaths fall, in years. */
  readonly modalAge: number;
  /** Growth of the force of mortality with each year of age: 0.1 is about ten percent a year. */
  readonly ageing: number;
  /** People the table starts with (the radix). */
  readonly births: number;
}

/** Shape chosen so that the curve looks like a wealthy country's; it is not any published Canadian table. */
export const illustrativeShape = {
  modalAge: 88,
  ageing: 0.1,
  births: 100_000,
} as const satisfies GompertzShape;

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
export function survivalCurve(shape: GompertzShape = illustrativeShape): readonly SurvivalPoint[] {
  const { modalAge, ageing, births } = shape;
  requirePositive("modalAge", modalAge);
  requirePositive("ageing", ageing);
  requirePositive("births", births);
  const survivorsAt = (age: number) =>
    births * Math.exp(Math.exp(-ageing * modalAge) - Math.exp(ageing * (age - modalAge)));
  return Array.from({ length: oldestAge + 1 }, (_, age) => {
    const survivors = survivorsAt(age);
    return { age, survivors, deathProbability: survivors === 0 ? 1 : 1 - survivorsAt(age + 1) / survivors };
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
 * Chance of 0, 1, 2 … claims when they arrive independently (Poisson).
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
