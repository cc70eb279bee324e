import type { DatedFigures } from "#domain/dated-figure.ts";

/** Québec Pension Plan. Amounts are indexed each January. */
export const quebecPensionPlan = {
  /** Maximum for a survivor under 45 without a child to support. */
  survivorUnder45: {
    value: 719.5,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
  },
  survivorUnder45WithChild: {
    value: 1129.95,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
  },
  /** Maximum for a survivor from 45 to 64, or disabled at any age. */
  survivorFrom45: {
    value: 1173.58,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
  },
  survivorFrom65: {
    value: 881.48,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
  },
  /** Part of the maximum that depends on the contributor's earnings. */
  survivorEarningsPart: {
    value: 563.16,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
    readIn: ["S210"],
    isDerived: true,
    note: "719.50 - 156.34; not published",
  },
  flatUnder45: {
    value: 156.34,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
    readIn: ["S210"],
    isDerived: true,
  },
  flatUnder45WithChild: {
    value: 566.79,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
    readIn: ["S210"],
    isDerived: true,
  },
  flatFrom45: {
    value: 610.42,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
    readIn: ["S210"],
    isDerived: true,
  },
  disabilityMaximum: {
    value: 1737.67,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
  },
  /** Flat part of the disability pension. */
  disabilityFlat: {
    value: 606.93,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
    readIn: ["S11"],
    isDerived: true,
    note: "1,737.67 less three quarters of 1,507.65; the whole pension is published, its parts are not",
  },
  /** For each child under 18. */
  orphan: {
    value: 307.81,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
  },
  childOfDisabled: {
    value: 97.71,
    unit: "CAD/month",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S202",
    readIn: ["S210"],
    isDerived: true,
    note: "verify",
  },
} as const satisfies DatedFigures;
