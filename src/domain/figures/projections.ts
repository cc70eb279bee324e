import type { DatedFigures } from "#domain/dated-figure.ts";

/** Yearly rates from Canadian planners' projection guidelines. */
export const projections = {
  inflation: {
    value: 0.021,
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "S204",
  },
  /** Return before fees. */
  bonds: {
    value: 0.032,
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "S204",
  },
  /** Return of a portfolio of mostly shares, apparently after fees. */
  growthPortfolio: {
    value: 0.044,
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "S204",
    note: 'label "dynamicPortfolio" in the file',
  },
  borrowing: {
    value: 0.044,
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "S204",
  },
  wages: {
    value: 0.031,
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "S204",
  },
} as const satisfies DatedFigures;
