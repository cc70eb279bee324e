import type { DatedFigures } from "#domain/dated-figure.ts";

/** Minimum third-party liability coverage by province. */
export const minimumLiability = {
  ON: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S21" },
  QC: { value: 50_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S31" },
  BC: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S23" },
  AB: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S25" },
  SK: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S827" },
  MB: { value: 500_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S29" },
  NB: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S35" },
  NS: { value: 500_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S821" },
  PE: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S40" },
  NL: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S1361" },
  YT: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S45" },
  NT: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S46" },
  NU: { value: 200_000, unit: "CAD", asOf: "2026", validTo: "2028-05-22", basis: "S352" },
} as const satisfies DatedFigures;
