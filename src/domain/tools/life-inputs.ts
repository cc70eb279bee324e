import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

/**
 * Inputs of the comparison of four methods, besides the calculator's form. A child's age before the first birthday is
 * 0.
 */
export const lifeInputs = {
  province: provinceInput,
  /** Default: the visitor's own age. */
  partnerAge: { kind: "number", unit: "years", min: 18, max: 80, isWhole: true, default: null },
  childrenAges: {
    kind: "list",
    maxRows: 12,
    fields: { age: { kind: "number", unit: "years", min: 0, max: 24, isWhole: true, default: null } },
  },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: 0 },
  /** Default: years since 22. */
  yearsPaid: { kind: "number", unit: "years", min: 0, max: 47, isWhole: true, default: null },
  supportUntil: { kind: "choice", options: ["youngest22", "partner65"], default: "youngest22" },
  mortgageYears: { kind: "number", unit: "years", min: 0, max: 40, isWhole: true, default: 25 },
  /** Whether the partner already draws a CPP or QPP retirement pension. */
  partnerDrawsPension: { kind: "yesNo", default: false },
} as const satisfies InputDescriptions;

export type LifeValues = ValuesOf<typeof lifeInputs>;
