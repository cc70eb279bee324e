import type { DatedFigures } from "#domain/dated-figure.ts";

/** Minimum liability insurance of an owner in a divided co-ownership in Quebec. */
export const condoLiability = {
  /** For fewer than thirteen units, and for thirteen or more. */
  QC: { value: [1_000_000, 2_000_000], unit: "CAD", asOf: "2022", validTo: "2028-05-22", basis: "S527" },
} as const satisfies DatedFigures;
