import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const seniorInputs = {
  province: provinceInput,
  age: { kind: "number", unit: "years", min: 50, max: 100, isWhole: true, default: null },
  /** Used for life expectancy only. */
  sex: { kind: "choice", options: ["F", "M"], default: null },
  /** Used for the dates of deadlines; replaces the age. */
  born: { kind: "date", min: "1920-01-01", max: "1976-12-31", default: null },
  /* No defaults: an unanswered question must not lead to advice to end a policy. */
  dependants: { kind: "yesNo", default: null },
  retired: { kind: "yesNo", default: null },
  mortgage: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  debts: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  policies: {
    kind: "list",
    maxRows: 10,
    fields: {
      kind: {
        kind: "choice",
        options: ["term", "permanent", "guaranteedIssue", "mortgage", "disability", "health", "travel", "home", "auto"],
        default: null,
      },
      amount: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
      monthlyPremium: { kind: "money", unit: "CAD/month", min: 0, max: 10_000, default: null },
      expiryAge: { kind: "number", unit: "years", min: 50, max: 121, isWhole: true, default: null },
      conversionAge: { kind: "number", unit: "years", min: 50, max: 121, isWhole: true, default: null },
    },
  },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  funeral: { kind: "money", unit: "CAD", min: 0, max: 50_000, default: 9150 },
  /** Assets that pass by will, for the province's probate fee. */
  estate: { kind: "money", unit: "CAD", min: 0, max: 50_000_000, default: null },
  familyIncome: { kind: "money", unit: "CAD/year", min: 0, max: 500_000, default: null },
  /** Whether a former employer's plan covers drugs and dental care. */
  retireePlan: { kind: "yesNo", default: null },
  trips: { kind: "number", unit: "trips", min: 0, max: 50, isWhole: true, default: null },
} as const satisfies InputDescriptions;

export type SeniorValues = ValuesOf<typeof seniorInputs>;
