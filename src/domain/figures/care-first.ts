import type { DatedFigures } from "#domain/dated-figure.ts";

/** Alberta's Care-First system, for crashes from January 1, 2027, as planned in the government's 2025 paper. */
export const careFirst = {
  /** Income replacement as a share of net pay. */
  incomeShare: { value: 0.9, unit: "ratio", asOf: "August 2025", validTo: "2027-03-31", basis: "S311" },
  /** Ceiling of insured gross pay. */
  incomeCeiling: { value: 125_000, unit: "CAD/year", asOf: "August 2025", validTo: "2027-03-31", basis: "S311" },
} as const satisfies DatedFigures;
