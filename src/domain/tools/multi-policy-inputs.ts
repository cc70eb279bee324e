import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const multiPolicyInputs = {
  province: provinceInput,
  policies: {
    kind: "list",
    maxRows: 4,
    fields: {
      line: { kind: "choice", options: ["home", "auto", "business", "life", "health", "travel"], default: null },
      bundleBase: { kind: "money", unit: "CAD/year", min: 0, max: 100_000, default: null },
      bundleDiscountPct: { kind: "percentage", unit: "percent", min: 0, max: 100, default: 0 },
      standalone: { kind: "money", unit: "CAD/year", min: 0, max: 100_000, default: null },
      sameLimits: { kind: "yesNo", default: null },
      /** The bundle's deductible less the separate policy's. */
      deductibleDifference: { kind: "money", unit: "CAD", min: -50_000, max: 50_000, default: 0 },
    },
  },
  penalty: { kind: "money", unit: "CAD", min: 0, max: 5000, default: 0 },
} as const satisfies InputDescriptions;

export type MultiPolicyValues = ValuesOf<typeof multiPolicyInputs>;
