import type { DatedFigures } from "#domain/dated-figure.ts";

/** Costs due at death, and life expectancy. */
export const endOfLife = {
  /** Inclusion rate: the taxable share of a capital gain. */
  inclusion: {
    value: 0.5,
    unit: "ratio",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S975",
  },
  /** Lifetime capital gains exemption for qualified small-business shares and farms. */
  lifetimeExemption: {
    value: 1_250_000,
    unit: "CAD",
    asOf: "2025",
    validTo: "2028-05-22",
    basis: "S239",
    note: "announced",
  },
  /** Fees of a lawyer and an accountant. */
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
  /** Life expectancy at 65, in years. */
  yearsLeftAt65: {
    value: { M: 19.6, F: 22.2 },
    unit: "years",
    asOf: "2023",
    validTo: "2028-05-22",
    basis: "S143",
  },
  /** Maximum family net income for the Canadian Dental Care Plan, which requires having no dental coverage. */
  dentalPlanIncome: { value: 90_000, unit: "CAD/year", asOf: "2026", validTo: "2028-05-22", basis: "S828" },
} as const satisfies DatedFigures;
