import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const seniorInputs = {
  province: provinceInput,
  age: { kind: "number", unit: "years", min: 50, max: 100, isWhole: true, default: 65 },
  /** For the average number of years left only. */
  sex: { kind: "choice", options: ["F", "M"], default: null },
  /** For the days of deadlines; it then stands for the age. */
  born: { kind: "date", min: "1920-01-01", max: "1976-12-31", default: null },
  dependants: { kind: "yesNo", default: false },
  retired: { kind: "yesNo", default: true },
  mortgage: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: 0 },
  debts: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: 0 },
  policies: {
    kind: "list",
    maxRows: 10,
    fields: {
      kind: {
        kind: "choice",
        options: ["term", "permanent", "guaranteedIssue", "mortgage", "disability", "health", "travel", "home", "auto"],
        default: "term",
      },
      amount: { kind: "money", unit: "CAD", min: 0, max: 10_000_000, default: null },
      monthlyPremium: { kind: "money", unit: "CAD/month", min: 0, max: 10_000, default: null },
      expiryAge: { kind: "number", unit: "years", min: 50, max: 121, isWhole: true, default: null },
      conversionAge: { kind: "number", unit: "years", min: 50, max: 121, isWhole: true, default: null },
    },
  },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: 0 },
  funeral: { kind: "money", unit: "CAD", min: 0, max: 50_000, default: 9150 },
  /** What passes by will, for probate in the province. */
  estate: { kind: "money", unit: "CAD", min: 0, max: 50_000_000, default: 0 },
  familyIncome: { kind: "money", unit: "CAD/year", min: 0, max: 500_000, default: null },
  /** A drug and dental plan kept from work. */
  retireePlan: { kind: "yesNo", default: false },
  trips: { kind: "number", unit: "trips", min: 0, max: 50, isWhole: true, default: 0 },
} as const satisfies InputDescriptions;

export type SeniorValues = ValuesOf<typeof seniorInputs>;
