import type { DatedFigures } from "#domain/dated-figure.ts";

/** Whether coverage for one's own car still pays. */
export const ownDamage = {
  /** Premium as a share of the most it could pay, from which the coverage is worth questioning. */
  questionRatio: {
    value: 0.1,
    unit: "ratio",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "practice",
    readIn: ["S226"],
  },
  /** What a car loses a year. */
  depreciation: {
    value: 0.15,
    unit: "ratio/year",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
} as const satisfies DatedFigures;
