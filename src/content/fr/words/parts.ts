import type { CoverageCost } from "#domain/guide-records.ts";

/* Words of single parts. */

/** Heading of a page's list of sources. */
export const sources = "Sources";

export const searchButton = "Rechercher";

/** Number of terms under a letter of the glossary. */
export const countWords = (count: number) => (count < 2 ? `${count} mot` : `${count} mots`);

/** "A", "A et B", "A, B et C". */
export const allOf = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} et ${names.at(-1) ?? ""}`;

/** Unit after a typed age. */
export const years = "ans";
/** Relative cost of a form of coverage. */
export const coverageCosts = {
  Highest: "Le plus élevé",
  "Medium-High": "Moyen à élevé",
  Medium: "Moyen",
  "Low-Medium": "Faible à moyen",
  Low: "Faible",
} as const satisfies Record<CoverageCost, string>;
