import type { DatedFigures } from "#domain/dated-figure.ts";

/** Employment Insurance sickness benefits. */
export const employmentInsurance = {
  maximumWeekly: {
    value: 729,
    unit: "CAD/week",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S10",
    readIn: ["S208"],
    isDerived: true,
    note: "55 % of a fifty-second of 68,900, in whole dollars",
  },
  /** Maximum insurable earnings. */
  maximumEarnings: {
    value: 68_900,
    unit: "CAD/year",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S10",
  },
  rate: {
    value: 0.55,
    unit: "ratio",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S208",
  },
  /** Maximum number of weeks of sickness benefits. */
  weeks: {
    value: 26,
    unit: "weeks",
    asOf: "2022",
    validTo: "2028-05-22",
    basis: "S208",
  },
  /** Insurable hours required. */
  hours: {
    value: 600,
    unit: "hours",
    asOf: "2022",
    validTo: "2028-05-22",
    basis: "S208",
  },
  /** Required drop in weekly earnings. */
  earningsDrop: {
    value: 0.4,
    unit: "ratio",
    asOf: "2022",
    validTo: "2028-05-22",
    basis: "S208",
  },
  /** Unpaid; usually waived after paid sick leave from the employer. */
  waitingWeeks: {
    value: 1,
    unit: "weeks",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "practice",
    note: "Regulations s. 40(6)",
  },
} as const satisfies DatedFigures;
