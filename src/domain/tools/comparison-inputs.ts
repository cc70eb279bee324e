import { provinceInput, type InputDescriptions, type SimpleDescription, type ValuesOf } from "./input-description.ts";

const limit = {
  kind: "money",
  unit: "CAD",
  min: 0,
  max: 50_000_000,
  default: null,
} as const satisfies SimpleDescription;
const text = { kind: "text", maxLength: 120, default: "" } as const satisfies SimpleDescription;
const held = { kind: "choice", options: ["yes", "no"], default: null } as const satisfies SimpleDescription;
const age = {
  kind: "number",
  unit: "years",
  min: 18,
  max: 121,
  isWhole: true,
  default: null,
} as const satisfies SimpleDescription;

/** Fields that must be equal for prices to be comparable, by line. */
export const comparedFields = {
  home: [
    "dwellingLimit",
    "contents",
    "livingExpense",
    "liability",
    "waterDeductible",
    "sewer",
    "overland",
    "earthquakePct",
    "bylaw",
    "roofSettlement",
    "contentsSettlement",
  ],
  auto: [
    "liability",
    "injuryOptions",
    "comprehensiveDeductible",
    "depreciationWaiver",
    "lossOfUse",
    "familyProtection",
    "kilometres",
  ],
  life: ["amount", "term", "renewalPrice", "conversionAge", "exclusions"],
  travel: ["maximum", "stabilityDays", "exclusions"],
} as const;

export const comparisonInputs = {
  province: provinceInput,
  line: { kind: "choice", options: ["home", "auto", "life", "travel"], default: "home" },
  quotes: {
    kind: "list",
    maxRows: 3,
    fields: {
      name: text,
      premium: { kind: "money", unit: "CAD/year", min: 0, max: 200_000, default: null },
      fees: { kind: "money", unit: "CAD", min: 0, max: 10_000, default: 0 },
      deductible: { kind: "money", unit: "CAD", min: 0, max: 100_000, default: null },
      dwellingLimit: limit,
      contents: limit,
      livingExpense: limit,
      liability: limit,
      waterDeductible: limit,
      sewer: held,
      overland: held,
      earthquakePct: { kind: "percentage", unit: "percent", min: 0, max: 100, default: null },
      bylaw: held,
      roofSettlement: { kind: "choice", options: ["replacement", "actualCash"], default: null },
      contentsSettlement: { kind: "choice", options: ["replacement", "actualCash"], default: null },
      injuryOptions: text,
      comprehensiveDeductible: limit,
      depreciationWaiver: held,
      lossOfUse: limit,
      familyProtection: held,
      kilometres: { kind: "number", unit: "count", min: 0, max: 500_000, default: null },
      amount: limit,
      term: { kind: "number", unit: "years", min: 1, max: 121, isWhole: true, default: null },
      renewalPrice: limit,
      conversionAge: age,
      exclusions: text,
      maximum: limit,
      stabilityDays: { kind: "number", unit: "days", min: 0, max: 365, isWhole: true, default: null },
    },
  },
  /** Whether the quotes cover the same things, as far as the visitor knows. */
  sameCoverage: { kind: "yesNo", default: null },
  frequency: { kind: "number", unit: "claims/year", min: 0, max: 0.5, default: 0.1 },
} as const satisfies InputDescriptions;

export type ComparisonValues = ValuesOf<typeof comparisonInputs>;
export type Quote = ComparisonValues["quotes"][number];
