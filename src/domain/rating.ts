import type { IsoDay } from "#format/long-date.ts";
import type { SourceId } from "./figure.ts";

/** What an agency graded: the ability to pay policyholders, or to pay lenders, of an insurer or of its parent. */
export type RatingSubject =
  | "financialStrength"
  | "financialStrengthOfInsurers"
  | "financialStrengthOfParent"
  | "issuerCredit"
  | "issuerCreditOfParent";

/**
 * A strength rating as published, with who gave it and when.
 * It is an opinion on whether the company can pay, not on how well it treats claims.
 */
export interface StrengthRating {
  readonly agency: "AM Best" | "DBRS";
  /** What the grade is about; absent where the source only says "the company". */
  readonly subject?: RatingSubject;
  /** Legal name of the company, where the source grades one of several. */
  readonly company?: string;
  readonly grade: string;
  /** The day, month or year of the publication, as closely as the source says it. */
  readonly asOf: IsoDay | `${number}-${number}` | `${number}`;
  readonly source: SourceId;
}

/** How a grade is coloured. */
export type RatingTone = "top" | "good" | "other";

/** Grade A+ is "top", another grade that contains an A is "good", anything else "other". Specification, section 4. */
export function ratingTone(grade: string): RatingTone {
  if (grade === "A+") return "top";
  return grade.includes("A") ? "good" : "other";
}

/**
 * Grades from the strongest to the weakest. AM Best and DBRS use different scales, which can't be compared letter by
 * letter; this order only decides where a row stands when a table is sorted.
 */
const gradesFromStrongest = [
  "AAA",
  "A++",
  "AA+",
  "AA (high)",
  "AA",
  "AA-",
  "AA (low)",
  "A+",
  "A (high)",
  "A",
  "A-",
  "A (low)",
  "BBB",
  "B++",
  "B+",
  "BB",
  "B",
  "B-",
  "C++",
  "C+",
  "C",
  "C-",
  "D",
] as const;

function strengthOf(grade: string): number {
  const place = gradesFromStrongest.findIndex((known) => known === grade);
  return place === -1 ? gradesFromStrongest.length : place;
}

/** Orders grades from the strongest to the weakest, for `toSorted`. Unknown grades come last, in alphabetical order. */
export function compareGrades(one: string, other: string): number {
  return strengthOf(one) - strengthOf(other) || one.localeCompare(other, "en-CA");
}
