import type { DatedFigures } from "#domain/dated-figure.ts";

/** What Canadian planners assume of the years ahead, a year. */
export const projections = {
  inflation: {
    value: 0.021,
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "S204",
  },
  /** Before fees. */
  bonds: {
    value: 0.032,
    unit: "ratio",
    asOf: "2026",
    validTo: "2027-04-30",
    basis: "S204",
  },
  /** A portfolio mostly of shares, apparently after fees. */
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
