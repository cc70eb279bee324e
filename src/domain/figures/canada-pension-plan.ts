import type { DatedFigures } from "#domain/dated-figure.ts";

/** Canada Pension Plan. Amounts rise every year in January. */
export const canadaPensionPlan = {
  /** At 65. */
  retirementMaximum: {
    value: 1507.65,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Earnings above count for nothing. */
  maximumPensionableEarnings: {
    value: 74_600,
    unit: "CAD/year",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Share of the years with the lowest earnings that is left out. */
  dropOut: {
    value: 0.17,
    unit: "ratio",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S1009",
  },
  /** Survivor under 65: the same for everybody. */
  survivorFlat: {
    value: 238.17,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Survivor under 65: share of the retirement pension beside the flat amount. */
  survivorRate: {
    value: 0.375,
    unit: "ratio",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  survivorMaximum: {
    value: 803.54,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Survivor of 65 and over: share of the retirement pension. */
  survivorFrom65Rate: {
    value: 0.6,
    unit: "ratio",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  survivorFrom65Maximum: {
    value: 904.59,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** What new survivors under 65 got on average. */
  survivorAverage: {
    value: 498.66,
    unit: "CAD/month",
    asOf: "October 2023",
    validTo: "2028-05-22",
    basis: "S209",
    note: "mirror of canada.ca",
  },
  survivorFrom65Average: {
    value: 315.77,
    unit: "CAD/month",
    asOf: "October 2023",
    validTo: "2028-05-22",
    basis: "S209",
    note: "mirror of canada.ca",
  },
  /** Survivor's and own retirement pension together. */
  survivorWithRetirementMaximum: {
    value: 1531.56,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  survivorWithDisabilityMaximum: {
    value: 1756.14,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** For each child under 18, and to 25 in full-time studies. */
  child: {
    value: 307.81,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  childPartTime: {
    value: 153.91,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  disabilityFlat: {
    value: 610.46,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  disabilityRate: {
    value: 0.75,
    unit: "ratio",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  disabilityMaximum: {
    value: 1741.2,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** What new beneficiaries got on average. */
  disabilityAverage: {
    value: 1176.98,
    unit: "CAD/month",
    asOf: "October 2023",
    validTo: "2028-05-22",
    basis: "S207",
    note: "Oct 2023 new beneficiaries",
  },
  /** Paid once. */
  death: {
    value: 2500,
    unit: "CAD",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Added only if the pension was never collected and there is no survivor. */
  deathTopUp: {
    value: 2500,
    unit: "CAD",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
    note: "only if never collected and no survivor",
  },
} as const satisfies DatedFigures;
