import type { DatedFigures } from "#domain/dated-figure.ts";

/** What care and coverage abroad cost. */
export const travelCosts = {
  hospitalDayUnitedStates: {
    value: 10_000,
    unit: "USD/day",
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S423",
    note: "what a travel insurer says that a day can exceed",
  },
  /** A round rate to turn that amount into Canadian dollars; the day's rate differs. */
  exchangeRate: {
    value: 1.4,
    unit: "CAD/USD",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
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

/** A day in a hospital of the United States, in Canadian dollars. */
export const unitedStatesHospitalDay = travelCosts.hospitalDayUnitedStates.value * travelCosts.exchangeRate.value;
