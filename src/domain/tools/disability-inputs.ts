import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const disabilityInputs = {
  province: provinceInput,
  /* Pay, spending, savings and plans have no default: the answer uses entered values only, or says which are missing. */
  pay: { kind: "money", unit: "CAD/year", min: 0, max: 500_000, default: null },
  status: {
    kind: "choice",
    options: ["employee600", "employeeUnder600", "selfEmployed", "selfEmployedEI"],
    /* No default: who is self-employed gets no Employment Insurance, and would read a month that is far too late. */
    default: null,
  },
  sickWeeks: { kind: "number", unit: "weeks", min: 0, max: 26, isWhole: true, default: null },
  std: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: false,
    fields: {
      pct: { kind: "percentage", unit: "percent", min: 0, max: 100, default: 60 },
      weeklyCap: { kind: "money", unit: "CAD/week", min: 0, max: 10_000, default: null },
      weeks: { kind: "number", unit: "weeks", min: 0, max: 52, isWhole: true, default: null },
      payer: { kind: "choice", options: ["employer", "employee"], default: null },
    },
  },
  ltd: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: false,
    fields: {
      pct: { kind: "percentage", unit: "percent", min: 0, max: 100, default: 66.67 },
      monthlyCap: { kind: "money", unit: "CAD/month", min: 0, max: 50_000, default: null },
      waitWeeks: { kind: "number", unit: "weeks", min: 0, max: 104, isWhole: true, default: null },
      payer: { kind: "choice", options: ["employer", "employee"], default: null },
    },
  },
  own: {
    kind: "group",
    isOptional: true,
    isPresentByDefault: false,
    fields: {
      benefit: { kind: "money", unit: "CAD/month", min: 0, max: 50_000, default: 0 },
      waitWeeks: { kind: "number", unit: "weeks", min: 0, max: 104, isWhole: true, default: 13 },
    },
  },
  spending: { kind: "money", unit: "CAD/month", min: 0, max: 50_000, default: null },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  cppd: { kind: "choice", options: ["none", "average", "estimate"], default: "none" },
  /** Used for the estimate of CPP or QPP disability, and to leave out the long-term plan from 65. */
  age: { kind: "number", unit: "years", min: 18, max: 80, isWhole: true, default: null },
  /** Years of contributions to CPP or QPP. Default: years since 22. */
  yearsPaid: { kind: "number", unit: "years", min: 0, max: 47, isWhole: true, default: null },
} as const satisfies InputDescriptions;

export type DisabilityValues = ValuesOf<typeof disabilityInputs>;
