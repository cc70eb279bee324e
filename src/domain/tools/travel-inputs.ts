import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const travelInputs = {
  province: provinceInput,
  destination: { kind: "choice", options: ["US", "other", "canada"], default: "US" },
  days: { kind: "number", unit: "days", min: 1, max: 30, isWhole: true, default: 3 },
  /** Only the United States have a published order of magnitude; elsewhere it is the visitor's to enter. */
  billPerDay: { kind: "money", unit: "CAD/day", min: 100, max: 50_000, default: null },
  /* Trips, lengths and what a policy asks have no default: nobody is told that a plan fits or excludes from what was not entered. */
  trips: { kind: "number", unit: "trips", min: 1, max: 50, isWhole: true, default: null },
  longest: { kind: "number", unit: "days", min: 1, max: 365, isWhole: true, default: null },
  single: { kind: "money", unit: "CAD", min: 0, max: 10_000, default: null },
  annual: { kind: "money", unit: "CAD", min: 0, max: 10_000, default: null },
  cap: { kind: "number", unit: "days", min: 1, max: 365, isWhole: true, default: null },
  stability: { kind: "number", unit: "days", min: 0, max: 365, isWhole: true, default: null },
  sinceChange: { kind: "number", unit: "days", min: 0, max: 3650, isWhole: true, default: null },
  /** What is prepaid for the trip and would be lost. */
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
