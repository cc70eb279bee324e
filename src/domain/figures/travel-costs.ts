import type { DatedFigures } from "#domain/dated-figure.ts";

/** Costs of care and coverage abroad. */
export const travelCosts = {
  hospitalDayUnitedStates: {
    value: 10_000,
    unit: "USD/day",
    asOf: "undated",
    validTo: "2028-05-22",
    basis: "S423",
    note: "what a travel insurer says that a day can exceed",
  },
  /** Rounded rate for converting that amount to Canadian dollars. */
  exchangeRate: {
    value: 1.4,
    unit: "CAD/USD",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
  /** Price of a comprehensive plan as a share of prepaid costs: low, high. */
  comprehensivePlanShare: {
    value: [0.04, 0.1],
    unit: "ratio",
    asOf: "February 2024",
    validTo: "2028-05-22",
    basis: "S234",
  },
} as const satisfies DatedFigures;

/** Cost of a hospital day in the United States, in Canadian dollars. */
export const unitedStatesHospitalDay = travelCosts.hospitalDayUnitedStates.value * travelCosts.exchangeRate.value;
