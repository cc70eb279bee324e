import type { AgeBand } from "#domain/life-needs.ts";

/* Choices and bands of the life insurance calculator. */

/** "A or B", "A, B or C". */
export const anyOf = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1) ?? ""}`;

/** Ages with the same multiple of income. */
export const ageBandName = ({ from, to }: AgeBand) => {
  if (to === undefined) return `${from} and over`;
  return from === 0 ? `under ${to + 1}` : `${from} to ${to}`;
};
export const overAge = (age: number) => `Over ${age}`;
export const smoker = "Smoker";
export const lifeChoices = {
  female: "Female",
  male: "Male",
  no: "No",
  yes: "Yes",
  excellent: "Excellent",
  good: "Good",
  fair: "Fair",
  poor: "Poor",
  single: "Single",
  married: "Married",
  divorced: "Divorced",
  widowed: "Widowed",
} as const;
