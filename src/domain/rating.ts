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
