import type { DatedFigures } from "#domain/dated-figure.ts";

/** When CPP or QPP disability starts, counted in months of disability. */
export const disabilityTiming = {
  pensionEarliestMonth: {
    value: 5,
    unit: "month",
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S454",
  },
  /** Decisions take time. */
  pensionUsualMonth: {
    value: 8,
    unit: "month",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
} as const satisfies DatedFigures;
