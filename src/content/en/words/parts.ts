import type { CoverageCost } from "#domain/guide-records.ts";

/* Words of single parts. */

/** Heading of a page's list of sources. */
export const sources = "Sources";

export const searchButton = "Search";

/** Number of terms under a letter of the glossary. */
export const countWords = (count: number) => (count === 1 ? "1 word" : `${count} words`);

/** "A", "A and B", "A, B and C". Not `Intl.ListFormat`: servers and browsers differ about the last comma, and the first one takes 60 ms on a phone. */
export const allOf = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

/** Unit after a typed age. */
export const years = "years";
/** Relative cost of a form of coverage. Specification, section 3. */
export const coverageCosts = {
  Highest: "Highest",
  "Medium-High": "Medium-High",
  Medium: "Medium",
  "Low-Medium": "Low-Medium",
  Low: "Low",
} as const satisfies Record<CoverageCost, string>;
