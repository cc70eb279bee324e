import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const autoInputs = {
  province: provinceInput,
  value: { kind: "money", unit: "CAD", min: 500, max: 250_000, default: null },
  /* Inputs that decide the verdict have no default: an unanswered question counts as unknown. */
  financed: { kind: "yesNo", default: null },
  collision: { kind: "money", unit: "CAD/year", min: 0, max: 20_000, default: null },
  comprehensive: { kind: "money", unit: "CAD/year", min: 0, max: 20_000, default: null },
  deductible: { kind: "money", unit: "CAD", min: 0, max: 10_000, default: null },
  altDeductible: { kind: "money", unit: "CAD", min: 0, max: 10_000, default: null },
  altSaving: { kind: "money", unit: "CAD/year", min: 0, max: 10_000, default: null },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  discounts: {
    kind: "list",
    maxRows: 10,
    fields: { percent: { kind: "percentage", unit: "percent", min: 0, max: 60, default: 0 } },
  },
  /** The whole premium before the discounts below. */
  premium: { kind: "money", unit: "CAD/year", min: 0, max: 50_000, default: null },
  liability: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: 1_000_000 },
  /** Ontario: whether optional accident benefits were declined or dropped. */
  benefitsDropped: { kind: "yesNo", default: false },
  /** Whether an employer's plan replaces income during disability. */
  workCover: { kind: "yesNo", default: null },
} as const satisfies InputDescriptions;

export type AutoValues = ValuesOf<typeof autoInputs>;
