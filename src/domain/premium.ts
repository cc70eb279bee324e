import { formatDollars, formatExactDollars, type WorkingLine } from "#format/money.ts";

/** The lines of insurance that the floating calculator can estimate. */
export const premiumLines = ["life", "home", "auto"] as const;

export type PremiumLine = (typeof premiumLines)[number];

/** Minimum, maximum, step and initial value of a slider. Every value is `minimum` plus a whole number of steps. */
export interface SliderRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
  readonly initial: number;
}

/** Age in years. Source: the owner's specification. */
export const ageRange: SliderRange = { minimum: 18, maximum: 80, step: 1, initial: 35 };

/** Coverage in dollars. Source: the owner's specification; home and auto start at the same value as life. */
export const coverageRanges = {
  life: { minimum: 50_000, maximum: 1_000_000, step: 25_000, initial: 250_000 },
  home: { minimum: 100_000, maximum: 500_000, step: 10_000, initial: 250_000 },
  auto: { minimum: 100_000, maximum: 500_000, step: 10_000, initial: 250_000 },
} as const satisfies Record<PremiumLine, SliderRange>;

/** Snaps a typed number to the slider's nearest step and clamps it to the ends. Half a step rounds up. */
export function fitToRange(value: number, { minimum, maximum, step }: SliderRange): number {
  const within = Math.min(Math.max(value, minimum), maximum);
  return Math.min(minimum + Math.round((within - minimum) / step) * step, maximum);
}

/** Inputs of the floating calculator. */
export type PremiumQuestion =
  | {
      readonly line: "life";
      /** Years. */
      readonly age: number;
      /** Dollars. */
      readonly coverage: number;
    }
  | {
      readonly line: "home" | "auto";
      /** Dollars. */
      readonly coverage: number;
    };

/** One step of an estimate: the formula of its line, or the rounding. */
export interface PremiumStep extends Omit<WorkingLine, "label"> {
  readonly step: PremiumLine | "rounding";
}

/** An estimate with the steps of its calculation. */
export interface PremiumEstimate {
  /** Whole dollars a month. */
  readonly monthly: number;
  readonly working: readonly PremiumStep[];
}

/**
 * Dollars a month, before rounding. The factors are fractions of whole numbers, because 0.003 and 2.3 have no exact
 * binary form, so exact half dollars would be rounded the wrong way.
 */
function exactMonthlyPremium(question: PremiumQuestion): number {
  if (question.line === "life") return (question.coverage * question.age) / 20_000;
  return question.line === "home" ? (question.coverage * 3) / 1000 : (question.coverage * 2) / 100;
}

function calculationOf(question: PremiumQuestion): string {
  const coverage = formatDollars(question.coverage);
  if (question.line === "life") return `${coverage} ÷ 1,000 × ${question.age / 10} × 0.5`;
  return question.line === "home" ? `${coverage} × 0.003` : `${coverage} × 0.02`;
}

/**
 * Estimated monthly premium of the floating calculator, with its working. The owner's formula ignores health, house,
 * car and driving record, and its results are high compared with the site's own guides:
 *
 * - life = coverage ÷ 1,000 × (age ÷ 10) × 0.5
 * - home = coverage × 0.003
 * - auto = coverage × 0.02
 *
 * Coverage in dollars, age in years, result in dollars a month, half a dollar rounded up. Call {@link fitToRange}
 * first: values off the sliders' steps are not adjusted here.
 */
export function estimatePremium(question: PremiumQuestion): PremiumEstimate {
  const exact = exactMonthlyPremium(question);
  const monthly = Math.round(exact);
  const working: PremiumStep[] = [
    { step: question.line, calculation: calculationOf(question), amount: exact, per: "month" },
  ];
  if (monthly !== exact) {
    working.push({
      step: "rounding",
      calculation: formatExactDollars(exact),
      amount: monthly,
      per: "month",
    });
  }
  return { monthly, working };
}
