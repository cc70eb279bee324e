import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const homeInputs = {
  province: provinceInput,
  /** Building costs differ within Ontario only as far as we found them. */
  ontarioArea: { kind: "choice", options: ["gta", "other"], default: null },
  /** Whose building it is: a tenant or the owner of a condo unit doesn't insure the rebuilding. */
  dwelling: { kind: "choice", options: ["house", "condo", "tenant"], default: "house" },
  area: { kind: "number", unit: "ft2", min: 400, max: 10_000, default: 1600 },
  build: { kind: "choice", options: ["tract", "custom"], default: "tract" },
  basement: { kind: "number", unit: "ft2", min: 0, max: 4000, default: 0 },
  /** What the visitor's insurer or an appraiser says rebuilding costs: the only figure a limit is judged against. */
  appraisal: { kind: "money", unit: "CAD", min: 50_000, max: 10_000_000, default: null },
  limit: { kind: "money", unit: "CAD", min: 50_000, max: 10_000_000, default: null },
  /* The two deductibles have no default: nobody is warned about one that was not entered. */
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
  /* What tenants and owners of a unit insure. */
  /** Cost of replacing everything one owns, where the rooms below are left out. */
  contents: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  /** The same, room by room or kind by kind. */
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
  /** Renovations of a unit, by this owner or an earlier one. */
  improvements: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  contentsLimit: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  liabilityLimit: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
  /** The highest deductible of the condo corporation's policy. */
  corporationDeductible: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  /** What the owner's policy pays of it. */
  assessmentLimit: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: null },
  unitCovers: { kind: "choices", options: ["sewer", "overland", "earthquake"], default: [] },
} as const satisfies InputDescriptions;

export type HomeValues = ValuesOf<typeof homeInputs>;
