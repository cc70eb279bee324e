import type { DatedFigures } from "#domain/dated-figure.ts";

/** Assumptions of the methods for life insurance needs. */
export const lifeNeedsAssumptions = {
  /** Share of take-home pay that the household still needs: low, central, high. */
  takeHomeShare: {
    value: [0.7, 0.8, 0.9],
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
  /** Return after inflation, fees and tax: low, central, high. */
  realReturn: {
    value: [0, 0.006, 1.032 / 1.021 - 1],
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "illustrative",
    readIn: ["S204"],
    note: "high: bonds less inflation, before fees and tax",
  },
  /** Share of take-home pay that a person consumes: with children, in a couple. */
  ownConsumption: {
    value: [0.3, 0.5],
    unit: "ratio",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
  dimeYears: {
    value: [5, 10, 15],
    unit: "years",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "practice",
    readIn: ["S212"],
  },
  educationHint: {
    value: [10_000, 15_000],
    unit: "CAD/year",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "practice",
    readIn: ["S213"],
  },
  payMultiples: {
    value: [7, 10],
    unit: "times",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "practice",
    readIn: ["S213"],
    note: "attributed to Government of Canada by PolicyMe, second-hand",
  },
  /** Years until debts other than the mortgage are repaid. */
  debtYears: { value: 5, unit: "years", asOf: "2026", validTo: "2028-05-22", basis: "illustrative" },
} as const satisfies DatedFigures;
