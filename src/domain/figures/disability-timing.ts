import type { DatedFigures } from "#domain/dated-figure.ts";

/** Start of CPP or QPP disability benefits, in months of disability. */
export const disabilityTiming = {
  pensionEarliestMonth: {
    value: 5,
    unit: "month",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S454",
  },
  /** Usual month of the first payment, including the time for a decision. */
  pensionUsualMonth: {
    value: 8,
    unit: "month",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
} as const satisfies DatedFigures;
