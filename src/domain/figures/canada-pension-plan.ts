import type { DatedFigures } from "#domain/dated-figure.ts";

/** Canada Pension Plan. Amounts are indexed each January. */
export const canadaPensionPlan = {
  /** Maximum monthly pension at 65. */
  retirementMaximum: {
    value: 1507.65,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Earnings above this amount earn no pension. */
  maximumPensionableEarnings: {
    value: 74_600,
    unit: "CAD/year",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Share of years, those with the lowest earnings, excluded from the average. */
  dropOut: {
    value: 0.17,
    unit: "ratio",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S1009",
  },
  /** Flat amount for a survivor under 65. */
  survivorFlat: {
    value: 238.17,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Share of the contributor's retirement pension added to the flat amount, for a survivor under 65. */
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
  /** Share of the contributor's retirement pension for a survivor of 65 or over. */
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
  /** Average for new survivors under 65. */
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
  /** Maximum of a combined survivor's and retirement pension. */
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
  /** For each child under 18, or under 25 in full-time studies. */
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
  /** Average for new beneficiaries. */
  disabilityAverage: {
    value: 1176.98,
    unit: "CAD/month",
    asOf: "October 2023",
    validTo: "2028-05-22",
    basis: "S207",
    note: "Oct 2023 new beneficiaries",
  },
  /** Lump sum. */
  death: {
    value: 2500,
    unit: "CAD",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  /** Paid only if no pension was ever collected and there is no survivor. */
  deathTopUp: {
    value: 2500,
    unit: "CAD",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
    note: "only if never collected and no survivor",
  },
} as const satisfies DatedFigures;

/** Start of CPP or QPP disability benefits, in months of disability. */
export const disabilityTiming = {
  pensionEarliestMonth: {
    value: 5,
    unit: "month",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "S454",
  },
  /** Usual month of the first payment, including the time for a decision. */
  pensionUsualMonth: {
    value: 8,
    unit: "month",
    asOf: "2026",
    validTo: "2028-05-22",
    basis: "illustrative",
  },
} as const satisfies DatedFigures;
