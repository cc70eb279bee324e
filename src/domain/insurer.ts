import type { StrengthRating } from "./rating.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import type { ProvinceCode } from "./province-code.ts";
import type { SourceId } from "./figure.ts";

/** The insurers that the site compares or analyses. */
export const insurerIds = [
  "intact",
  "belairdirect",
  "sunLife",
  "manulife",
  "canadaLife",
  "desjardins",
  "td",
  "coOperators",
  "aviva",
  "wawanesa",
  "ia",
  "rbcLife",
  "foresters",
  "definity",
  "allstate",
  "squareOne",
] as const;

export type InsurerId = (typeof insurerIds)[number];

/** Where a customer complains first, as the insurer or its regulator says it. The words have the office's name. */
export interface ComplaintOffice {
  /** The lines it takes, where an insurer has an office for each. */
  readonly takes?: "homeAndAuto" | "lifeAndHealth" | "smallBusiness";
  readonly phone?: string;
  readonly extension?: string;
  readonly source: SourceId;
}

/** Where a company sells one line. A province in neither list is one that nothing we read speaks of. */
export interface SalesTerritory {
  readonly in: readonly ProvinceCode[];
  readonly notIn: readonly ProvinceCode[];
}

/**
 * One insurer, as everything that names it draws on it: its company page and each of its rows in a comparison. Only what
 * was published; what is unknown is absent.
 */
export interface Insurer {
  /** Newest first. A grade that is more than five years old says too little about today and is left out. */
  readonly ratings: readonly StrengthRating[];
  readonly complaints?: readonly ComplaintOffice[];
  /** Absent for a line where nothing names a province. The sources stand with the rows of the line. */
  readonly sells?: Partial<Readonly<Record<InsuranceLine, SalesTerritory>>>;
}
