import type { DatedFigures } from "#domain/dated-figure.ts";

/** Alberta's Care-First system, for crashes from January 1, 2027, as planned in the government's 2025 paper. */
export const careFirst = {
  /** Income replacement as a share of net pay. */
  incomeShare: { value: 0.9, unit: "ratio", asOf: "August 2025", validTo: "2027-03-31", basis: "S311" },
  /** Ceiling of insured gross pay. */
  incomeCeiling: { value: 125_000, unit: "CAD/year", asOf: "August 2025", validTo: "2027-03-31", basis: "S311" },
} as const satisfies DatedFigures;

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
