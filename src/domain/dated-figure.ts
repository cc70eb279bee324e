import type { FigureBasis, SourceId } from "./figure.ts";

/** A day in ISO 8601: `2026-12-31`. */
export type IsoDay = `${string}-${string}-${string}`;

/** Unit of a value. `ratio` is a share of one, `percent` the same in hundredths. */
export type Unit =
  | "CAD"
  | "CAD/day"
  | "USD/day"
  | "CAD/USD"
  | "CAD/week"
  | "CAD/month"
  | "CAD/year"
  | "CAD/ft2"
  | "CAD/1000"
  | "CAD/100000"
  | "ratio"
  | "ratio/year"
  | "percent"
  | "times"
  | "ft2"
  | "hours"
  | "days"
  | "weeks"
  | "month"
  | "months"
  | "years"
  | "claims/year"
  | "trips"
  | "count";

/**
 * A constant of a calculation with its provenance: source, date and validity. `basis` marks it on the screen in the
 * same way as a figure in a text.
 */
export interface DatedFigure<Value = number> {
  readonly value: Value;
  readonly unit: Unit;
  /** Period of the value, in the source's words: "2026", "October 2023". */
  readonly asOf: string;
  /** First day of validity, where known. */
  readonly validFrom?: IsoDay;
  /** Last day on which the value may be used without a new check; the build fails after it. */
  readonly validTo: IsoDay;
  /** `practice` for a rule of thumb, `illustrative` for a value that nobody published. */
  readonly basis: FigureBasis;
  /** Further sources: of a rule of thumb, or of the other inputs of a derived value. */
  readonly readIn?: readonly SourceId[];
  /** Whether the value is derived from the source, which does not print it. */
  readonly isDerived?: true;
  /** Note for the next check. Not shown to visitors. */
  readonly note?: string;
}

/** The figures of one file, listed to find expired ones. */
export type DatedFigures = Readonly<Record<string, DatedFigure<unknown>>>;
