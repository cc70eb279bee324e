import type { DatedFigures } from "#domain/dated-figure.ts";

/**
 * Yearly amounts printed in the prose, each with its last valid day, so that `npm run figures` reports when to check
 * again. The source identifies the pages that print the amount.
 */
export const yearlyAmounts = {
  employmentInsuranceSickness: {
    value: 729,
    unit: "CAD/week",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S10",
  },
  canadaPensionPlanDisability: {
    value: 1741.2,
    unit: "CAD/month",
    asOf: "January 2026",
    validTo: "2026-12-31",
    basis: "S11",
  },
  albertaGoodDriverCap: {
    value: 7.5,
    unit: "percent",
    asOf: "2025 and 2026",
    validTo: "2026-12-31",
    basis: "S6",
    note: "From 2027 the limits of 5% and 10% hold, which the pages already print.",
  },
  albertaIncomeBenefitBeforeCareFirst: {
    value: 600,
    unit: "CAD/week",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S311",
  },
  quebecPremiumTax: { value: 9, unit: "percent", asOf: "2026", validTo: "2026-12-31", basis: "S8" },
  ontarioPainAndSufferingDeductible: {
    value: 47_913.01,
    unit: "CAD",
    asOf: "2026",
    validTo: "2026-12-31",
    basis: "S1338",
  },
  albertaMinorInjuryCap: { value: 6306, unit: "CAD", asOf: "2026", validTo: "2026-12-31", basis: "S1316" },
  manitobaBasicDeductible: { value: 1000, unit: "CAD", asOf: "2026/27", validTo: "2027-03-31", basis: "S30" },
  dentalPlanIncomeTest: { value: 90_000, unit: "CAD/year", asOf: "2025–26", validTo: "2027-06-30", basis: "S17" },
} as const satisfies DatedFigures;

/** Amounts whose period is over and for which no newer amount was found. The pages that print them state this. */
export const pastAmounts = {
  quebecDrugPlanPremium: {
    value: 766,
    unit: "CAD/year",
    asOf: "July 2025 to June 2026",
    validTo: "2026-06-30",
    basis: "S76",
  },
  novaScotiaMinorInjuryCap: { value: 10_642, unit: "CAD", asOf: "2025", validTo: "2025-12-31", basis: "S1347" },
} as const satisfies DatedFigures;
