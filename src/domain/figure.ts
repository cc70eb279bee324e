/** Number of an entry in the source list; see `content/sources.ts`. */
export type SourceId = `S${number}`;

/**
 * Provenance of a figure. Every figure that a visitor reads has exactly one:
 * - a source id: published by the named source;
 * - `site`: Northcover's own guidance, shown as illustrative and never as a statistic;
 * - `promise`: Northcover's own promise or decision about its conduct, such as a retention period;
 * - `illustrative`: invented to show how something works;
 * - `practice`: ordinary industry practice or law, which a reader should confirm in their own policy.
 */
export type FigureBasis = SourceId | "site" | "promise" | "illustrative" | "practice";

/** Whether a text has the format of a source id; the source itself may not exist. */
export function isSourceId(text: string): text is SourceId {
  return /^S\d+$/.test(text);
}

const withoutSource: readonly string[] = [
  "site",
  "promise",
  "illustrative",
  "practice",
] satisfies readonly FigureBasis[];

/** Whether a text has the format of a figure's basis. */
export function isFigureBasis(text: string): text is FigureBasis {
  return isSourceId(text) || withoutSource.includes(text);
}

/** A value with its provenance. */
export interface Figure {
  /** Formatted value with its unit: "$729 a week". */
  readonly value: string;
  readonly basis: FigureBasis;
  /** Period of the value, in the source's words: "2026", "October 2024". */
  readonly asOf?: string;
}
