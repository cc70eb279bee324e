/** Number of an entry in the source list, as in `content/sources.ts`. */
export type SourceId = `S${number}`;

/**
 * Where a figure comes from. Every figure a visitor reads has exactly one:
 * - a source id: published by the named source;
 * - `site`: Northcover's own guidance, shown as illustrative and never as a statistic;
 * - `promise`: what Northcover itself promises or decided about its own conduct, such as how long it keeps a record;
 * - `illustrative`: made up to show how something works;
 * - `practice`: ordinary industry practice or law, which a reader should confirm in their own policy.
 */
export type FigureBasis = SourceId | "site" | "promise" | "illustrative" | "practice";

/** Whether a text is written as the number of a source; there may be none with that number. */
export function isSourceId(text: string): text is SourceId {
  return /^S\d+$/.test(text);
}

const withoutSource: readonly string[] = [
  "site",
  "promise",
  "illustrative",
  "practice",
] satisfies readonly FigureBasis[];

/** Whether a text is written as the basis of a figure. */
export function isFigureBasis(text: string): text is FigureBasis {
  return isSourceId(text) || withoutSource.includes(text);
}

/** A value with its provenance. */
export interface Figure {
  /** As shown to the visitor, with unit: "$729 a week". */
  readonly value: string;
  readonly basis: FigureBasis;
  /** When the value was true, as the source says it: "2026", "October 2024". */
  readonly asOf?: string;
}
