import { readFileSync } from "node:fs";
import { tableRows } from "../build/read-sources.ts";

/** Amounts that an office updates at one time of the year. */
export interface Publication {
  /** Month in which the new amounts apply or are published: 1 is January. */
  readonly month: number;
  readonly office: string;
  readonly what: string;
  /** Page on which the office publishes them. */
  readonly url: string;
  /** The constants, as `npm run figures` names them: `canada-pension-plan: survivorFlat`. */
  readonly figures: RegExp | undefined;
  /** Lines of text that print them, for amounts without a constant. */
  readonly lines: RegExp | undefined;
}

const pattern = (source = "") => (source === "" ? undefined : new RegExp(source));

/**
 * The months in which offices publish new yearly amounts. A test checks that every constant that expires within a year
 * or two belongs to one of these publications.
 */
export const publications: readonly Publication[] = tableRows(
  readFileSync("scripts/figures/publications.tsv", "utf8"),
).map(({ month, office = "", what = "", url = "", figures, lines }) => ({
  month: Number(month),
  office,
  what,
  url,
  figures: pattern(figures),
  lines: pattern(lines),
}));
