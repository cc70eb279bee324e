import { provinceInput, type InputDescriptions, type ValuesOf } from "./input-description.ts";

export const businessInputs = {
  province: provinceInput,
  activity: {
    kind: "choice",
    options: ["advice", "trade", "retail", "food", "online", "making", "transport"],
    default: null,
  },
  /** A licensed profession, whose regulator may require professional liability insurance. */
  regulated: { kind: "yesNo", default: null },
  premises: { kind: "choice", options: ["home", "leased", "owned"], default: null },
  employees: { kind: "number", unit: "count", min: 0, max: 500, isWhole: true, default: null },
  vehicles: { kind: "number", unit: "count", min: 0, max: 500, isWhole: true, default: null },
  /** Whether employees drive their own cars for the business. */
  staffDrive: { kind: "yesNo", default: false },
  data: { kind: "yesNo", default: null },
  contractLimit: { kind: "money", unit: "CAD", min: 0, max: 50_000_000, default: null },
  /* Amounts have no default: an empty one is unknown, and what depends on it is listed as depending. */
  equipment: { kind: "money", unit: "CAD", min: 0, max: 50_000_000, default: null },
  grossProfit: { kind: "money", unit: "CAD/year", min: 0, max: 50_000_000, default: null },
  recoveryMonths: { kind: "number", unit: "months", min: 0, max: 24, default: 9 },
  owners: { kind: "number", unit: "count", min: 1, max: 50, isWhole: true, default: null },
  savings: { kind: "money", unit: "CAD", min: 0, max: 5_000_000, default: null },
  /** Whether clients visit the premises. */
  visitors: { kind: "yesNo", default: null },
  alcohol: { kind: "yesNo", default: false },
  franchise: { kind: "yesNo", default: false },
  /** Whether there is a board of directors or outside investors. */
  board: { kind: "yesNo", default: false },
} as const satisfies InputDescriptions;

export type BusinessValues = ValuesOf<typeof businessInputs>;
