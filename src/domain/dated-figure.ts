import type { FigureBasis, SourceId } from "./figure.ts";

/** A day as machines write it: `2026-12-31`. */
export type IsoDay = `${string}-${string}-${string}`;

/** What a value is counted in. `ratio` is a share of one, `percent` the same in hundredths. */
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
 * A constant of a calculation with its provenance: where it was read, when it was true and until when it may be used.
 * The same `basis` marks it on the screen as marks a figure in a text.
 */
export interface DatedFigure<Value = number> {
  readonly value: Value;
  readonly unit: Unit;
  /** When the value was true, as the source says it: "2026", "October 2023". */
  readonly asOf: string;
  /** First day on which it holds, where that is known. */
  readonly validFrom?: IsoDay;
  /** Last day on which it may be used unchecked; the build fails after it. */
  readonly validTo: IsoDay;
  /** A rule of thumb is `practice`, what nobody published is `illustrative`. */
  readonly basis: FigureBasis;
  /** Further places: where a rule of thumb was read, or what else a derived value rests on. */
  readonly readIn?: readonly SourceId[];
  /** Whether we worked it out from what the source says, which does not print it. */
  readonly isDerived?: true;
  /** For whoever checks it next. Not shown to visitors. */
  readonly note?: string;
}

/** The records of one file: what is listed to see which run out. */
export type DatedFigures = Readonly<Record<string, DatedFigure<unknown>>>;
