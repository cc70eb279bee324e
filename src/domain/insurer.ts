import type { StrengthRating } from "./rating.ts";
import type { InsuranceLine } from "./insurance-line.ts";
import type { ProvinceCode } from "./province-code.ts";
import type { SourceId } from "./figure.ts";

/** Where a customer complains first, as the insurer or its regulator says it. */
export interface ComplaintOffice {
  readonly name: string;
  readonly phone?: string;
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
  /** Newest first. A grade that is more than five years old says too little about today and stands in `lastFound`. */
  readonly ratings: readonly StrengthRating[];
  /** The last grade found, where it is too old to stand in a table. */
  readonly lastFound?: StrengthRating;
  readonly complaints?: ComplaintOffice;
  /** Absent for a line where nothing names a province. The sources stand with the rows of the line. */
  readonly sells?: Partial<Readonly<Record<InsuranceLine, SalesTerritory>>>;
}
