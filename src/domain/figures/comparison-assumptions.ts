import type { DatedFigures } from "#domain/dated-figure.ts";

/** Assumptions of the quote comparison. */
export const comparisonAssumptions = {
  claimFrequency: {
    value: 0.1,
    unit: "claims/year",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
} as const satisfies DatedFigures;
