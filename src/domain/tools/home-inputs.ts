import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const homeInputs = {
  province: provinceInput,
  /** Ontario is the only province with building costs by area. */
  ontarioArea: { kind: "choice", options: ["gta", "other"], default: null },
  /** Kind of home. Tenants and condo owners don't insure the building. */
  dwelling: { kind: "choice", options: ["house", "condo", "tenant"], default: "house" },
  area: { kind: "number", unit: "ft2", min: 400, max: 10_000, default: null },
  build: { kind: "choice", options: ["tract", "custom"], default: "tract" },
  basement: { kind: "number", unit: "ft2", min: 0, max: 4000, default: 0 },
  /** Rebuilding cost according to the insurer or an appraiser. A limit is compared with this figure only. */
  appraisal: { kind: "money", unit: "CAD", min: 50_000, max: 10_000_000, default: null },
  limit: { kind: "money", unit: "CAD", min: 50_000, max: 10_000_000, default: null },
  /* The deductibles have no default, so that warnings concern entered values only. */
  deductible: { kind: "money", unit: "CAD", min: 0, max: 50_000, default: null },
  altDeductible: { kind: "money", unit: "CAD", min: 0, max: 50_000, default: null },
  premium: { kind: "money", unit: "CAD/year", min: 0, max: 50_000, default: null },
  altPremium: { kind: "money", unit: "CAD/year", min: 0, max: 50_000, default: null },
  covers: {
    kind: "choices",
    options: ["sewer", "overland", "earthquake", "bylaw", "guaranteedReplacement"],
    default: [],
  },
  quakePct: { kind: "percentage", unit: "percent", min: 5, max: 20, default: 15 },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  /* Inputs for tenants and condo owners. */
  /** Replacement cost of all belongings, if no rooms are entered. */
  contents: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  /** Replacement cost by room or kind. */
  rooms: {
    kind: "list",
    maxRows: 12,
    fields: {
      room: {
        kind: "choice",
        options: ["living", "bedroom", "kitchen", "bathroom", "clothes", "electronics", "sports", "storage", "other"],
        default: null,
      },
      amount: { kind: "money", unit: "CAD", min: 0, max: 1_000_000, default: null },
    },
  },
  /** Improvements to a unit by this or an earlier owner. */
  improvements: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  contentsLimit: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  liabilityLimit: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
  /** The highest deductible of the condo corporation's policy. */
  corporationDeductible: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  /** Limit of the owner's policy for an assessment of that deductible. */
  assessmentLimit: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  unitCovers: { kind: "choices", options: ["sewer", "overland", "earthquake"], default: [] },
} as const satisfies InputDescriptions;

export type HomeValues = ValuesOf<typeof homeInputs>;
