import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries } from "#domain/tools/read-inputs.ts";
import type { AnswerBlock, HeadlineWords } from "#domain/tools/tool-words.ts";

/** A label with the value beside it, both as a visitor reads them. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
  /** The value itself, not rounded, for a spreadsheet. Absent where it isn't a number. */
  readonly number?: number;
}

/** One line of the working in words. */
export interface WorkingLineView extends LabelledValue {
  readonly expression: string | undefined;
  readonly figures: readonly DatedFigure<unknown>[];
}

/** What one input would change. */
export interface MovementView {
  readonly label: string;
  readonly low: LabelledValue;
  readonly high: LabelledValue;
}

/** One bar with its range, if it has one. */
export interface BarView {
  readonly label: string;
  readonly value: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** A series with its name. */
export interface SeriesView {
  readonly label: string;
  readonly values: readonly number[];
}

interface ChartBase {
  readonly title: string;
  /** Writes a value of the chart, as precise as the answer is. */
  readonly write: (value: number) => string;
  /** Writes a mark of its axis, as short as can be. */
  readonly mark: (value: number) => string;
}

/** A chart in words, of one of the four kinds. */
export type ChartView =
  | (ChartBase & {
      readonly kind: "band";
      readonly low: number;
      readonly high: number;
      readonly value: number | null;
      /** Writes the visitor's own value, as it was entered. */
      readonly writeOwn: (value: number) => string;
    })
  | (ChartBase & {
      readonly kind: "bars";
      readonly bars: readonly BarView[];
      readonly marker: { readonly label: string; readonly value: number } | undefined;
    })
  | (ChartBase & {
      readonly kind: "line";
      /** Where the values stand, in `xWrite`'s unit. */
      readonly xs: readonly number[];
      readonly xWrite: (x: number) => string;
      /** What the numbers below the drawing count. */
      readonly counted: string | undefined;
      readonly lines: readonly SeriesView[];
    })
  | (ChartBase & {
      readonly kind: "stack";
      readonly xs: readonly number[];
      readonly xWrite: (x: number) => string;
      /** What the numbers below the drawing count. */
      readonly counted: string | undefined;
      readonly layers: readonly SeriesView[];
      readonly line: SeriesView | undefined;
    });

/** A chart of one kind. */
export type ChartOfKind<Kind extends ChartView["kind"]> = Extract<ChartView, { readonly kind: Kind }>;

/** Words of all charts. */
export interface ChartWords {
  /** Summary of the table that has the chart's figures. */
  readonly asTable: string;
  /** Name of a range in a table: "Range". */
  readonly range: string;
  /** The visitor's own value on a scale. */
  readonly you: string;
  /** Heads the values of bars. */
  readonly amount: string;
}

/** A link to another tool that starts where this one ends. */
export interface NextStepView {
  readonly tool: ToolId;
  readonly label: string;
  readonly entries: Entries;
}

/** An answer in words: all that a screen, a print, a copy or a file of it holds. */
export interface AnswerView {
  /** The day it holds for. */
  readonly day: IsoDay;
  readonly headline: HeadlineWords;
  readonly working: readonly WorkingLineView[];
  readonly charts: readonly ChartView[];
  readonly extraBlocks: readonly AnswerBlock[];
  readonly sensitivity: readonly MovementView[];
  readonly sensitivityLabel: string;
  readonly warnings: readonly string[];
  readonly reasonsNotToBuy: readonly string[];
  /** What counts for the inputs that were left empty. */
  readonly assumptions: readonly LabelledValue[];
  /** Names of the questions that were left open and have no default: they count as unknown. */
  readonly unanswered: readonly string[];
  /** What was entered. */
  readonly answers: readonly LabelledValue[];
  readonly nextSteps: readonly NextStepView[];
}
