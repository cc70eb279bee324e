import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

/** Kinds of coverage. */
const coverKinds = [
  "life",
  "disability",
  "liability",
  "property",
  "water",
  "earthquake",
  "car",
  "travel",
  "health",
] as const;

export const coverageGapInputs = {
  province: provinceInput,
  /* Inputs that decide whether there is a risk have no default: an unanswered question counts as unknown. */
  household: { kind: "choice", options: ["single", "couple", "parents", "oneParent"], default: null },
  home: { kind: "choice", options: ["own", "rent", "condo"], default: null },
  basement: { kind: "yesNo", default: null },
  pay: { kind: "money", unit: "CAD/year", min: 0, max: 500_000, default: null },
  partnerPay: { kind: "money", unit: "CAD/year", min: 0, max: 500_000, default: null },
  /** Debts and mortgage that others would have to pay. */
  sharedDebts: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
  /** Rebuilding cost for a homeowner; replacement cost of belongings for a tenant or condo owner. */
  propertyValue: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
  spending: { kind: "money", unit: "CAD/month", min: 0, max: 50_000, default: null },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  employed: { kind: "yesNo", default: null },
  drives: { kind: "yesNo", default: null },
  /** Optional accident benefits declined (Ontario) or accident benefits not bought (Newfoundland and Labrador). */
  benefitsDropped: { kind: "yesNo", default: null },
  trips: { kind: "number", unit: "trips", min: 0, max: 50, isWhole: true, default: null },
  /** Yearly cost of drugs and dental care without a plan. */
  healthCosts: { kind: "money", unit: "CAD/year", min: 0, max: 500_000, default: null },
  homeBusiness: { kind: "yesNo", default: false },
  shortTermRental: { kind: "yesNo", default: false },
  /** Group life insurance, which ends with the job. */
  groupLife: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: 0 },
  /** Which coverage the visitor has: kinds, "none" or "notSure". Empty counts as unknown. */
  held: { kind: "choices", options: [...coverKinds, "none", "notSure"], default: [] },
  covers: {
    kind: "list",
    maxRows: 12,
    fields: {
      kind: {
        kind: "choice",
        options: coverKinds,
        default: null,
      },
      /** In dollars; monthly for disability. An empty limit is unknown. */
      limit: { kind: "money", unit: "CAD", min: 0, max: 50_000_000, default: null },
    },
  },
} as const satisfies InputDescriptions;

export type CoverageGapValues = ValuesOf<typeof coverageGapInputs>;
