import type { LifeNeedsAnswers } from "./life-needs-input.ts";

/** Constants of the owner's formulas. In dollars unless stated otherwise. */
export const lifeNeedsConstants = {
  /** Multiple of annual income for ages below `below` years. */
  incomeMultiples: [
    { below: 35, multiple: 25 },
    { below: 45, multiple: 20 },
    { below: 55, multiple: 15 },
  ],
  /** Multiple of annual income for all higher ages. */
  oldestIncomeMultiple: 10,
  /** Share of the multiplied income that counts. */
  replacedShare: 0.7,
  perChild: 100_000,
  /** Multiple of annual income. */
  businessOwnerMultiple: 2,
  stayAtHomeSpouse: 50_000,
  specialNeeds: 200_000,
  /** Yearly premium per dollar of the gap, before loads. */
  baseRate: 0.001,
  /** Loads for ages over `over` years; an age over both thresholds gets both. */
  ageLoads: [
    { over: 50, load: 2 },
    { over: 60, load: 1.5 },
  ],
  loads: { smoker: 2, poorHealth: 1.8, male: 1.2 },
  premiumFactors: { term10: 1, term20: 1.3, term30: 1.6, wholeLife: 8 },
} as const;

/** A type of policy with an estimated premium. */
export type PremiumKind = keyof typeof lifeNeedsConstants.premiumFactors;

/** The calculator's result. In dollars, not rounded. */
export interface LifeNeedsResult {
  /** Negative when the spouse earns more, which lowers the total. */
  readonly incomeReplacement: number;
  readonly immediateNeeds: number;
  readonly futureNeeds: number;
  readonly specialAdjustments: number;
  readonly totalNeeds: number;
  readonly existingCoverage: number;
  /** Never negative. */
  readonly coverageGap: number;
  /** Dollars a month. */
  readonly estimatedPremium: Readonly<Record<PremiumKind, number>>;
}

/** Multiple of annual income for an age in years. Source: the owner's formula. */
export function incomeMultiple(age: number): number {
  const { incomeMultiples, oldestIncomeMultiple } = lifeNeedsConstants;
  return incomeMultiples.find(({ below }) => age < below)?.multiple ?? oldestIncomeMultiple;
}

const bandEnds = lifeNeedsConstants.incomeMultiples.map(({ below }) => below);

/** The first age of each band that shares an {@link incomeMultiple}, the youngest band first. */
export const ageBandStarts: readonly number[] = [0, ...bandEnds];

/** Ages that share an {@link incomeMultiple}, both included; without `to`, no age is too high. */
export interface AgeBand {
  readonly from: number;
  readonly to?: number;
}

/**
 * The ages that share an {@link incomeMultiple}.
 *
 * @example ageBand(40) // { from: 35, to: 44 }
 */
export function ageBand(age: number): AgeBand {
  const from = Math.max(...ageBandStarts.filter((first) => first <= age));
  const end = bandEnds.find((below) => age < below);
  return end === undefined ? { from } : { from, to: end - 1 };
}

/** Yearly premium for a gap before the factor of the policy type, in dollars. Source: the owner's formula. */
function baseAnnualPremium(answers: LifeNeedsAnswers, coverageGap: number): number {
  return premiumLoads(answers).reduce((premium, load) => premium * load, coverageGap * lifeNeedsConstants.baseRate);
}

/** The loads that apply, in the order of the formula. */
function premiumLoads({ age, isSmoker, isInPoorHealth, isMale }: LifeNeedsAnswers): readonly number[] {
  const { smoker, poorHealth, male } = lifeNeedsConstants.loads;
  const loads: number[] = lifeNeedsConstants.ageLoads.filter(({ over }) => age > over).map(({ load }) => load);
  if (isSmoker) loads.push(smoker);
  if (isInPoorHealth) loads.push(poorHealth);
  if (isMale) loads.push(male);
  return loads;
}

/**
 * Estimates a household's need for life insurance and its premium. The owner's formulas:
 *
 * - income replacement = (annual income − spouse's income) × multiple by age × 0.7
 * - immediate needs = debt + mortgage + final expenses
 * - future needs = 100,000 for each child + education fund + emergency fund
 * - special adjustments = 2 × income for a business owner + 50,000 for a stay-at-home spouse + 200,000 for a dependant
 *   with special needs
 * - gap = total needs − (existing + group life), and at least 0
 * - yearly premium = gap × 0.001 × loads × factor of the policy type; the monthly premium is a twelfth
 */
export function calculateLifeNeeds(answers: LifeNeedsAnswers): LifeNeedsResult {
  const { perChild, replacedShare, businessOwnerMultiple, stayAtHomeSpouse, specialNeeds, premiumFactors } =
    lifeNeedsConstants;
  const incomeReplacement = (answers.annualIncome - answers.spouseIncome) * incomeMultiple(answers.age) * replacedShare;
  const immediateNeeds = answers.currentDebt + answers.mortgage + answers.finalExpenses;
  const futureNeeds = answers.children * perChild + answers.educationFund + answers.emergencyFund;
  const specialAdjustments =
    (answers.isBusinessOwner ? answers.annualIncome * businessOwnerMultiple : 0) +
    (answers.hasStayAtHomeSpouse ? stayAtHomeSpouse : 0) +
    (answers.hasSpecialNeeds ? specialNeeds : 0);
  const totalNeeds = incomeReplacement + immediateNeeds + futureNeeds + specialAdjustments;
  const existingCoverage = answers.existingLife + answers.groupLife;
  const coverageGap = Math.max(0, totalNeeds - existingCoverage);
  const base = baseAnnualPremium(answers, coverageGap);
  const monthly = (kind: PremiumKind) => (base * premiumFactors[kind]) / 12;
  return {
    incomeReplacement,
    immediateNeeds,
    futureNeeds,
    specialAdjustments,
    totalNeeds,
    existingCoverage,
    coverageGap,
    estimatedPremium: {
      term10: monthly("term10"),
      term20: monthly("term20"),
      term30: monthly("term30"),
      wholeLife: monthly("wholeLife"),
    },
  };
}
