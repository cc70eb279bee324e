import type { DatedFigure, IsoDay } from "#domain/dated-figure.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";
import type { AskWords, AnswerBlock, HeadlineWords } from "#domain/tools/tool-words.ts";

/** A label and a value, both formatted for display. */
export interface LabelledValue {
  readonly label: string;
  readonly value: string;
  /** The unrounded value, for a spreadsheet. Absent if the value is not a number. */
  readonly number?: number;
}

/** One formatted line of the working. */
export interface WorkingLineView extends LabelledValue {
  readonly expression: string | undefined;
  readonly figures: readonly DatedFigure<unknown>[];
}

/** Sensitivity of the result to one input. */
export interface MovementView {
  readonly label: string;
  readonly low: LabelledValue;
  readonly high: LabelledValue;
}

/** One bar, optionally with a range. */
export interface BarView {
  readonly label: string;
  readonly value: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** A named series. */
export interface SeriesView {
  readonly label: string;
  readonly values: readonly number[];
}

interface ChartBase {
  readonly title: string;
  /** Formats a value of the chart, rounded like the answer. */
  readonly write: (value: number) => string;
  /** Formats a tick of the axis in short form. */
  readonly mark: (value: number) => string;
}

/** A formatted chart of one of the four types. */
export type ChartView =
  | (ChartBase & {
      readonly kind: "band";
      readonly low: number;
      readonly high: number;
      readonly markers: readonly { readonly label: string; readonly value: number }[];
      /** Formats the visitor's own value as entered. */
      readonly writeOwn: (value: number) => string;
    })
  | (ChartBase & {
      readonly kind: "bars";
      readonly bars: readonly BarView[];
      readonly marker: { readonly label: string; readonly value: number } | undefined;
    })
  | (ChartBase & {
      readonly kind: "line";
      /** Horizontal values, in the unit of `xWrite`. */
      readonly xs: readonly number[];
      readonly xWrite: (x: number) => string;
      /** Title of the horizontal axis. */
      readonly counted: string | undefined;
      readonly lines: readonly SeriesView[];
    })
  | (ChartBase & {
      readonly kind: "stack";
      readonly xs: readonly number[];
      readonly xWrite: (x: number) => string;
      /** Title of the horizontal axis. */
      readonly counted: string | undefined;
      readonly layers: readonly SeriesView[];
      readonly line: SeriesView | undefined;
    });

/** A chart of one type. */
export type ChartOfKind<Kind extends ChartView["kind"]> = Extract<ChartView, { readonly kind: Kind }>;

/** Labels shared by all charts. */
export interface ChartWords {
  /** Label of the disclosure with the table of figures. */
  readonly asTable: string;
  /** Column header of a range, such as "Range". */
  readonly range: string;
  /** Label of the visitor's own value on a scale. */
  readonly you: string;
  /** Column header of the bars' values. */
  readonly amount: string;
}

/** A link to another tool that passes on entries of this one. */
export interface NextStepView {
  readonly tool: ToolId;
  readonly label: string;
  readonly entries: Entries;
}

/** An input that the result rests on and that was left empty. */
export interface AssumptionView extends LabelledValue {
  readonly path: InputPath;
}

/** A result with the assumptions that it rests on, or a request for a missing answer. */
export type HeadlineView =
  | ({ readonly kind: "claim"; readonly assumed: readonly AssumptionView[] } & HeadlineWords)
  | ({ readonly kind: "ask" } & AskWords);

/** A formatted answer, from which screen, print, copied text and files are rendered. */
export interface AnswerView {
  /** The date of the calculation. */
  readonly day: IsoDay;
  readonly headline: HeadlineView;
  readonly working: readonly WorkingLineView[];
  readonly charts: readonly ChartView[];
  readonly extraBlocks: readonly AnswerBlock[];
  readonly sensitivity: readonly MovementView[];
  readonly sensitivityLabel: string;
  /** Warnings that decide. They stand with the headline. */
  readonly decisive: readonly string[];
  readonly warnings: readonly string[];
  readonly reasonsNotToBuy: readonly string[];
  /** What the result uses for empty inputs. None for a request. */
  readonly assumptions: readonly LabelledValue[];
  /** Names of empty inputs that count as unknown: those without a default; for a request, all. */
  readonly unanswered: readonly string[];
  /** The entered values. */
  readonly answers: readonly LabelledValue[];
  readonly nextSteps: readonly NextStepView[];
  readonly method: readonly string[];
  readonly adviserQuestions: readonly string[];
}
