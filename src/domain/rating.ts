import { byName } from "#format/sort-order.ts";
import type { IsoDay } from "#format/long-date.ts";
import type { SourceId } from "./figure.ts";

/** Subject of a grade: the ability to pay policyholders, or to pay lenders, of an insurer or of its parent. */
export type RatingSubject =
  | "financialStrength"
  | "financialStrengthOfInsurers"
  | "financialStrengthOfParent"
  | "issuerCredit"
  | "issuerCreditOfParent";

/**
 * Grades from the strongest to the weakest. AM Best and DBRS use different scales that can't be compared letter by
 * letter; this order only sorts rows of a table.
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

type StrengthGrade = (typeof gradesFromStrongest)[number];

/** A letter grade of one of the agencies; AM Best writes those of credit in small letters. */
export type LetterGrade = StrengthGrade | Lowercase<StrengthGrade>;

/**
 * A strength rating as published, with agency and date.
 * It is an opinion on whether the company can pay, not on how well it handles claims.
 */
export interface StrengthRating {
  readonly agency: "AM Best" | "DBRS";
  /** Subject of the grade; absent where the source names only "the company". */
  readonly subject?: RatingSubject;
  /** Legal name of the company, where the source grades one of several. */
  readonly company?: string;
  readonly grade: LetterGrade;
  /** Date of publication, with the source's precision: day, month or year. */
  readonly asOf: IsoDay | `${number}-${number}` | `${number}`;
  readonly source: SourceId;
}

/** Colour of a grade. */
export type RatingTone = "top" | "good" | "other";

/**
 * Grade A+ is "top", another grade that contains an A is "good", anything else "other", no grade included. Specification,
 * section 4. The rule is for published grades: words in place of a grade may contain an A too.
 * @param grade As published; `null` where no agency published a current grade.
 */
export function ratingTone(grade: string | null): RatingTone {
  if (grade === "A+") return "top";
  return grade?.includes("A") === true ? "good" : "other";
}

function strengthOf(grade: string): number {
  const rank = gradesFromStrongest.findIndex((listed) => listed === grade);
  return rank === -1 ? gradesFromStrongest.length : rank;
}

/** Comparator for `toSorted`: strongest grade first. Unknown grades sort last, in alphabetical order. */
export function compareGrades(one: string, other: string): number {
  return strengthOf(one) - strengthOf(other) || byName(one, other);
}
