import type { DatedFigures } from "#domain/dated-figure.ts";

/** Alberta's Care-First, for crashes from January 1, 2027, as the government's paper of 2025 plans it. */
export const careFirst = {
  /** Share of net pay that is paid to somebody who cannot work. */
  incomeShare: { value: 0.9, unit: "ratio", asOf: "August 2025", validTo: "2027-03-31", basis: "S311" },
  /** Gross pay above counts for nothing. */
  incomeCeiling: { value: 125_000, unit: "CAD/year", asOf: "August 2025", validTo: "2027-03-31", basis: "S311" },
} as const satisfies DatedFigures;
