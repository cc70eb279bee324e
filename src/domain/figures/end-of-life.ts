import type { DatedFigures } from "#domain/dated-figure.ts";

/** What falls due at death, and how long people live. */
export const endOfLife = {
  /** Share of a capital gain that is taxed. */
  inclusion: {
    value: 0.5,
    unit: "ratio",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S975",
  },
  /** Gains on qualified small-business shares and farms that are not taxed. */
  lifetimeExemption: {
    value: 1_250_000,
    unit: "CAD",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "S239",
    note: "announced",
  },
  /** Lawyer and accountant. */
  legal: {
    value: 20_000,
    unit: "CAD",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
  funeralRange: {
    value: [2000, 15_000],
    unit: "CAD",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "S240",
  },
  funeralAverage: {
    value: 9150,
    unit: "CAD",
    asOf: "2021",
    validTo: "2028-05-22",
    basis: "S240",
  },
  /** Average years left at 65. */
  yearsLeftAt65: {
    value: { M: 19.6, F: 22.2 },
    unit: "years",
    asOf: "2023",
    validTo: "2028-05-22",
    basis: "S143",
  },
  /** Family net income under which the Canadian Dental Care Plan is open to people without dental coverage. */
  dentalPlanIncome: { value: 90_000, unit: "CAD/year", asOf: "2026", validTo: "2028-05-22", basis: "S828" },
} as const satisfies DatedFigures;
