import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const travelInputs = {
  province: provinceInput,
  destination: { kind: "choice", options: ["US", "other", "canada"], default: "US" },
  days: { kind: "number", unit: "days", min: 1, max: 30, isWhole: true, default: 3 },
  /** Default for the United States only, where a typical cost is published. */
  billPerDay: { kind: "money", unit: "CAD/day", min: 100, max: 50_000, default: null },
  /* No defaults: the answer must not say that a plan fits or excludes something based on unknown values. */
  trips: { kind: "number", unit: "trips", min: 1, max: 50, isWhole: true, default: null },
  longest: { kind: "number", unit: "days", min: 1, max: 365, isWhole: true, default: null },
  single: { kind: "money", unit: "CAD", min: 0, max: 10_000, default: null },
  annual: { kind: "money", unit: "CAD", min: 0, max: 10_000, default: null },
  cap: { kind: "number", unit: "days", min: 1, max: 365, isWhole: true, default: null },
  stability: { kind: "number", unit: "days", min: 0, max: 365, isWhole: true, default: null },
  sinceChange: { kind: "number", unit: "days", min: 0, max: 3650, isWhole: true, default: null },
  /** Prepaid, non-refundable costs of the trip. */
  prepaid: { kind: "money", unit: "CAD", min: 0, max: 200_000, default: null },
  age: { kind: "number", unit: "years", min: 0, max: 110, isWhole: true, default: null },
  /** Travel insurance that comes with a credit card. */
  card: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: false,
    fields: {
      maxAge: { kind: "number", unit: "years", min: 18, max: 110, isWhole: true, default: null },
      maxDays: { kind: "number", unit: "days", min: 1, max: 365, isWhole: true, default: null },
      stability: { kind: "number", unit: "days", min: 0, max: 365, isWhole: true, default: null },
    },
  },
} as const satisfies InputDescriptions;

export type TravelValues = ValuesOf<typeof travelInputs>;
