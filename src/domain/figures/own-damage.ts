import type { DatedFigures } from "#domain/dated-figure.ts";

/** Figures for deciding whether collision and comprehensive coverage is worth its premium. */
export const ownDamage = {
  /** Ratio of premium to maximum payout from which the coverage is worth questioning. */
  questionRatio: {
    value: 0.1,
    unit: "ratio",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "practice",
    readIn: ["S226"],
  },
  /** Yearly depreciation of a car. */
  depreciation: {
    value: 0.15,
    unit: "ratio/year",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
} as const satisfies DatedFigures;
