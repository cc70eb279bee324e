import type { DatedFigure, Unit } from "#domain/dated-figure.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { Headline } from "./headline.ts";
import type { Entries, InputPath } from "./read-inputs.ts";
import type { Movement } from "./sensitivity.ts";

/**
 * A message key with the numbers that its text needs. The words are in `content/en/tools`.
 * @example RemarkOf<{ enough: { limit: number }; never: object }> // { key: "enough"; limit: number } | { key: "never"
 * }
 */
export type RemarkOf<Numbers> = {
  [Key in keyof Numbers]: { readonly key: Key } & Readonly<Numbers[Key]>;
}[keyof Numbers];

/** One line of the working: name, expression and value. */
export interface WorkingStep<Key extends string> {
  readonly key: Key;
  /** Expression without words: "1,600 × $210 × 1.15". Absent if the value was entered or is a plain figure. */
  readonly expression?: string | undefined;
  /** Not rounded. */
  readonly value: number;
  readonly unit: Unit;
  /** Sourced figures in the expression. */
  readonly figures?: readonly DatedFigure<unknown>[];
  /** Number of the list item, from 1: the second policy, the third quote. */
  readonly ordinal?: number;
}

/** One or more lines over years or months. */
export interface LineChart<Key extends string> {
  readonly kind: "line";
  readonly key: Key;
  readonly xUnit: Unit;
  readonly unit: Unit;
  readonly lines: readonly {
    readonly key: Key;
    readonly ordinal?: number;
    /** Name given by the visitor, if any. */
    readonly name?: string;
    readonly points: readonly { readonly x: number; readonly y: number }[];
  }[];
}

/** Bars on one axis; `marker` is a line across them. */
export interface BarChart<Key extends string> {
  readonly kind: "bars";
  readonly key: Key;
  readonly unit: Unit;
  readonly bars: readonly {
    readonly key: Key;
    readonly value: number;
    readonly low?: number;
    readonly high?: number;
    readonly ordinal?: number;
    /** Name given by the visitor, if any. */
    readonly name?: string;
  }[];
  readonly marker?: { readonly key: Key; readonly value: number };
}

/** Stacked layers for each step, with a line for comparison. */
export interface StackChart<Key extends string> {
  readonly kind: "stack";
  readonly key: Key;
  readonly xUnit: Unit;
  readonly unit: Unit;
  /** Number of the first column. */
  readonly firstX: number;
  readonly layers: readonly { readonly key: Key; readonly values: readonly number[] }[];
  readonly line?: { readonly key: Key; readonly values: readonly number[] };
}

/** A value on a scale with a range. */
export interface BandChart<Key extends string> {
  readonly kind: "band";
  readonly key: Key;
  readonly unit: Unit;
  readonly low: number;
  readonly high: number;
  /** The visitor's own values. */
  readonly markers: readonly { readonly key: Key; readonly value: number }[];
}

export type Chart<Key extends string> = LineChart<Key> | BarChart<Key> | StackChart<Key> | BandChart<Key>;

/** A related tool with entries to pass on. */
export interface NextStep {
  readonly tool: ToolId;
  readonly entries: Entries;
}

/** The value used for an empty input that has no default. `null` if it counts as none. */
export interface DerivedAssumption {
  readonly input: InputPath;
  readonly value: number | string | null;
}

/** Message keys of a tool's answer, with their numbers. */
export interface AnswerKeys {
  /** Results, in one sentence. Impossible combinations have their own keys. */
  readonly headline: object;
  /** Requests for answers without which there is no result. */
  readonly asks: object;
  readonly working: string;
  readonly charts: string;
  readonly warnings: object;
  /** Reasons why no insurance may be needed. */
  readonly reasonsNotToBuy: object;
}

/** Headline of a tool's answer. */
export type HeadlineOf<Keys extends AnswerKeys> = Headline<RemarkOf<Keys["headline"]>, RemarkOf<Keys["asks"]>>;

/** Parts common to all answers. A tool adds its own figures. */
export interface ToolAnswer<Keys extends AnswerKeys> extends HeadlineOf<Keys> {
  readonly working: readonly WorkingStep<Keys["working"]>[];
  readonly charts: readonly Chart<Keys["charts"]>[];
  /** Warnings that decide, such as a policy that won't pay. They stand with the headline. */
  readonly decisive?: readonly RemarkOf<Keys["warnings"]>[];
  readonly warnings: readonly RemarkOf<Keys["warnings"]>[];
  readonly reasonsNotToBuy: readonly RemarkOf<Keys["reasonsNotToBuy"]>[];
  /** The three inputs with the largest effect on the answer, largest first. */
  readonly sensitivity: readonly Movement[];
  readonly assumptions: readonly DerivedAssumption[];
  readonly nextSteps: readonly NextStep[];
}
