import type { DatedFigure, Unit } from "#domain/dated-figure.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { Entries, InputPath } from "./read-inputs.ts";
import type { Movement } from "./sensitivity.ts";

/**
 * Things to say, by key, with the numbers each one needs. The words stand in `content/en/tools`.
 *
 * @example RemarkOf<{ enough: { limit: number }; never: object }> // { key: "enough"; limit: number } | { key: "never" }
 */
export type RemarkOf<Numbers> = {
  [Key in keyof Numbers]: { readonly key: Key } & Readonly<Numbers[Key]>;
}[keyof Numbers];

/** One line of the working: what it is, how it was worked out, what it comes to. */
export interface WorkingStep<Key extends string> {
  readonly key: Key;
  /** Numbers and signs alone: "1,600 × $210 × 1.15". Absent where the value was entered or is a figure as it stands. */
  readonly expression?: string;
  /** Not rounded. */
  readonly value: number;
  readonly unit: Unit;
  /** Our constants that are in it. None where everything was entered. */
  readonly figures?: readonly DatedFigure<unknown>[];
  /** Which of several alike it is, from 1: the second policy, the third quote. */
  readonly ordinal?: number;
}

/** A line or several over the same steps: years, months. */
export interface LineChart<Key extends string> {
  readonly kind: "line";
  readonly key: Key;
  readonly xUnit: Unit;
  readonly unit: Unit;
  readonly lines: readonly {
    readonly key: Key;
    readonly ordinal?: number;
    /** What the visitor called it; empty where they gave it no name. */
    readonly name?: string;
    readonly points: readonly { readonly x: number; readonly y: number }[];
  }[];
}

/** Bars side by side on one axis; `marker` is a line across them. */
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
    /** What the visitor called it; empty where they gave it no name. */
    readonly name?: string;
  }[];
  readonly marker?: { readonly key: Key; readonly value: number };
}

/** Layers on top of each other for each step, with a line to hold them against. */
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

/** A value inside or outside a band. */
export interface BandChart<Key extends string> {
  readonly kind: "band";
  readonly key: Key;
  readonly unit: Unit;
  readonly low: number;
  readonly high: number;
  readonly value: number | null;
}

export type Chart<Key extends string> = LineChart<Key> | BarChart<Key> | StackChart<Key> | BandChart<Key>;

/** Another tool that takes the question further, with what is already known in its inputs. */
export interface NextStep {
  readonly tool: ToolId;
  readonly entries: Entries;
}

/** A value that the tool put in by itself because of other entries, where an input was left empty. */
export interface WorkedOutAssumption {
  readonly input: InputPath;
  readonly value: number | string;
}

/** The keys of one tool's answer with the numbers that go with each. */
export interface AnswerKeys {
  /** The answer in one sentence; impossible combinations are answers of their own. */
  readonly headline: object;
  readonly working: string;
  readonly charts: string;
  readonly warnings: object;
  /** Reasons for which nothing may be needed. */
  readonly reasonsNotToBuy: object;
}

/** The parts that every tool's answer has. A tool adds figures of its own. */
export interface ToolAnswer<Keys extends AnswerKeys> {
  readonly headline: RemarkOf<Keys["headline"]>;
  readonly working: readonly WorkingStep<Keys["working"]>[];
  readonly charts: readonly Chart<Keys["charts"]>[];
  readonly warnings: readonly RemarkOf<Keys["warnings"]>[];
  readonly reasonsNotToBuy: readonly RemarkOf<Keys["reasonsNotToBuy"]>[];
  /** The three inputs that move the answer most, the largest movement first. */
  readonly sensitivity: readonly Movement[];
  readonly assumptions: readonly WorkedOutAssumption[];
  readonly nextSteps: readonly NextStep[];
}
