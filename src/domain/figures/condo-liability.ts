import type { DatedFigures } from "#domain/dated-figure.ts";

/** Liability insurance that every owner in a divided co-ownership in Québec must hold. */
export const condoLiability = {
  /** With fewer than thirteen units, and with thirteen or more. */
  QC: { value: [1_000_000, 2_000_000], unit: "CAD", asOf: "2022", validTo: "2028-05-22", basis: "S527" },
} as const satisfies DatedFigures;
