import type { DatedFigures } from "#domain/dated-figure.ts";

/** What care and coverage abroad cost. */
export const travelCosts = {
  hospitalDayUnitedStates: {
    value: 10_000,
    unit: "CAD/day",
    asOf: "2024",
    validTo: "2028-05-22",
    basis: "S98",
    note: '"can pass"',
  },
  /** What comprehensive plans cost, as a share of what was prepaid: low, high. */
  comprehensivePlanShare: {
    value: [0.04, 0.1],
    unit: "ratio",
    asOf: "February 2024",
    validTo: "2028-05-22",
    basis: "S234",
  },
} as const satisfies DatedFigures;
