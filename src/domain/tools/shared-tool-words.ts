import type { Unit } from "#domain/dated-figure.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { InputProblem } from "./read-inputs.ts";

/** Words shared by all tools. */
export interface SharedToolWords {
  readonly provinces: Readonly<Record<ProvinceCode, string>>;
  readonly province: {
    readonly label: string;
    readonly hint: string;
    readonly choose: string;
    readonly forget: string;
  };
  /** Short name of a unit after its input: "ft²", "weeks". Dollars precede the number. */
  readonly unitSuffix: (unit: Unit) => string | undefined;
  /** Formats a value with its unit: "$1,500 a year". */
  readonly amount: (value: number, unit: Unit) => string;
  /** Formats a value rounded like an answer: "$620,000". Used in the text of charts. */
  readonly rounded: (value: number, unit: Unit) => string;
  /** Formats a value in short form, for axis ticks: "$300k". */
  readonly mark: (value: number, unit: Unit) => string;
  /** Title of an axis by unit: "Years". */
  readonly counted: (unit: Unit) => string | undefined;
  readonly problem: (problem: InputProblem) => string;
  readonly ifEmpty: (value: string) => string;
  /** Hint of a choice with a default: the option that counts while none is selected. */
  readonly ifNotChosen: (option: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly none: string;
  readonly notChosen: string;
  /** A name and what it stands for, with a colon as the language spaces it: "Policy 2: Amount". */
  readonly pair: (name: string, value: string) => string;
  /** Placeholder of a select. */
  readonly choose: string;
  readonly haveOne: string;
  readonly haveNone: string;
  readonly remove: (row: string) => string;
  readonly form: {
    readonly heading: string;
    readonly privacy: string;
    readonly reset: string;
    /** Button that shows the questions again. */
    readonly change: string;
    /** Summary of the disclosure with optional questions. */
    readonly refine: (questions: number) => string;
    /** Summary of the disclosure with optional fields of all rows: "More about your policies". */
    readonly refineRows: (list: string) => string;
    /** Legend of one row's optional fields. */
    readonly refineRow: (row: string) => string;
  };
  readonly withoutScript: string;
  readonly answer: {
    readonly heading: string;
    /** Introduces the inputs that the result rests on and that were left empty. */
    readonly assumed: string;
    /** Link from an assumption to its question. */
    readonly changeAssumed: (input: string) => string;
    readonly waiting: string;
    readonly problems: string;
    readonly jump: string;
    readonly working: string;
    readonly workingLead: string;
    readonly workingColumns: readonly [step: string, calculation: string, value: string];
    /** Summary of the disclosure with warnings, reasons not to buy and further charts. */
    readonly why: string;
    readonly sensitivity: string;
    readonly sensitivityLead: (label: string) => string;
    readonly sensitivityColumns: readonly [input: string, low: string, high: string];
    readonly warnings: string;
    readonly reasonsNotToBuy: string;
    readonly assumptions: string;
    readonly assumptionsLead: string;
    /** Introduces the names of unanswered questions. */
    readonly unanswered: string;
    readonly method: string;
    readonly nextSteps: string;
    /** Link from an embedded tool to its page. */
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
  readonly actions: {
    /** Short button labels on the answer. */
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
  /** Name of a figure's basis, for files without source marks. */
  readonly basis: (basis: FigureBasis) => string;
}
