import { provinceInput, type InputDescriptions, type SimpleDescription, type ValuesOf } from "./input-description.ts";

/** No default: an empty amount adds zero to the sum, but verdicts treat it as unknown. */
const amount = {
  kind: "money",
  unit: "CAD",
  min: 0,
  max: 20_000_000,
  default: null,
} as const satisfies SimpleDescription;

const valueAndCost = {
  kind: "group",
  isOptional: false,
  isPresentByDefault: true,
  fields: { value: amount, cost: amount },
} as const;

export const estateInputs = {
  province: provinceInput,
  spouse: { kind: "yesNo", default: null },
  rrsp: amount,
  rrspNamed: { kind: "choice", options: ["spouse", "namedOther", "estate"], default: "estate" },
  tfsa: amount,
  tfsaNamed: { kind: "choice", options: ["spouse", "namedOther", "estate"], default: "estate" },
  investments: valueAndCost,
  cottage: valueAndCost,
  home: amount,
  homeCost: amount,
  /** Home that the principal residence exemption is used for. */
  exempt: { kind: "choice", options: ["home", "cottage"], default: "home" },
  /** Gain on shares of a qualified small business or a farm. */
  businessGain: amount,
  /** Assets owned jointly with a spouse, which don't pass by will. */
  jointWithSpouse: amount,
  otherIncome: { kind: "money", unit: "CAD", min: 0, max: 2_000_000, default: 30_000 },
  cash: amount,
  debts: amount,
  /** Debts secured by land, included in `debts`. */
  mortgage: amount,
  funeral: { kind: "money", unit: "CAD", min: 0, max: 50_000, default: 15_000 },
  /** Quebec: a notarial will needs no probate. */
  will: { kind: "choice", options: ["notarial", "other", "none"], default: "other" },
} as const satisfies InputDescriptions;

export type EstateValues = ValuesOf<typeof estateInputs>;
