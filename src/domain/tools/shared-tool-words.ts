import type { Unit } from "#domain/dated-figure.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { InputProblem } from "./read-inputs.ts";

/** What all tools say alike. */
export interface SharedToolWords {
  readonly provinces: Readonly<Record<ProvinceCode, string>>;
  readonly province: {
    readonly label: string;
    readonly hint: string;
    readonly choose: string;
    readonly forget: string;
  };
  /** Short name of a unit beside its input: "ft²", "weeks". Dollars stand before the number. */
  readonly unitSuffix: (unit: Unit) => string | undefined;
  /** A value with its unit: "$1,500 a year". */
  readonly amount: (value: number, unit: Unit) => string;
  /** The same, as precise as an answer is: "$620,000". What a chart says beside its drawing. */
  readonly rounded: (value: number, unit: Unit) => string;
  /** The same as short as can be, for the marks of an axis: "$300k". */
  readonly mark: (value: number, unit: Unit) => string;
  /** Names what the numbers along an axis count: "Years". */
  readonly counted: (unit: Unit) => string | undefined;
  readonly problem: (problem: InputProblem) => string;
  readonly ifEmpty: (value: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly notChosen: string;
  /** Stands in a list until something is chosen. */
  readonly choose: string;
  readonly haveOne: string;
  readonly haveNone: string;
  readonly remove: (row: string) => string;
  readonly form: {
    readonly heading: string;
    readonly privacy: string;
    readonly reset: string;
    /** Opens the questions that an answer doesn't need. */
    readonly refine: (questions: number) => string;
    /** Opens the fields of all rows that an answer doesn't need: "More about your policies". */
    readonly refineRows: (list: string) => string;
    /** Names the fields of one row among them. */
    readonly refineRow: (row: string) => string;
  };
  readonly withoutScript: string;
  readonly answer: {
    readonly heading: string;
    readonly example: string;
    readonly waiting: string;
    readonly problems: string;
    readonly jump: string;
    readonly working: string;
    readonly workingLead: string;
    readonly workingColumns: readonly [step: string, calculation: string, value: string];
    /** Opens what to watch out for, when to do without, and further charts. */
    readonly why: string;
    readonly sensitivity: string;
    readonly sensitivityLead: (label: string) => string;
    readonly sensitivityColumns: readonly [input: string, low: string, high: string];
    readonly warnings: string;
    readonly reasonsNotToBuy: string;
    readonly assumptions: string;
    readonly assumptionsLead: string;
    /** Before the names of the questions that count as unknown. */
    readonly unanswered: string;
    readonly method: string;
    readonly nextSteps: string;
    /** From a tool in a text to its own page. */
    readonly whole: string;
    readonly asTable: string;
    readonly sources: string;
    readonly yourAnswers: string;
    readonly adviserQuestions: string;
    readonly closing: string;
    readonly range: string;
    readonly you: string;
    readonly amount: string;
  };
  readonly keep: {
    /** On the answer, in a word each. */
    readonly atAnswer: { readonly save: string; readonly share: string; readonly ask: string };
    readonly heading: string;
    readonly lead: string;
    readonly print: string;
    readonly csv: string;
    readonly copy: string;
    readonly copyMessage: string;
    readonly calendar: string;
    readonly copied: string;
    readonly share: string;
    readonly shared: string;
    readonly notCopied: string;
    readonly linkLabel: string;
    readonly csvHeader: readonly string[];
  };
  readonly restored: { readonly link: string; readonly broken: string; readonly session: string };
  /** What kind of figure a basis stands for, in files that have no marks. */
  readonly basis: (basis: FigureBasis) => string;
}
