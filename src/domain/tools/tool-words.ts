import type { FigureBasis } from "#domain/figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { Unit } from "#domain/dated-figure.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { InputDescriptions, ValuesOf } from "./input-description.ts";
import type { CalendarEvent } from "./calendar-file.ts";
import type { AnswerKeys, RemarkOf, ToolAnswer } from "./tool-answer.ts";

/** What is said about one option of a choice. */
export type OptionWords = string | { readonly label: string; readonly hint: string };

/** What is said about one input. */
export interface InputWords {
  /** The question, with its unit where that isn't plain. */
  readonly label: string;
  readonly hint?: string;
}

type WordsOfSimple<Description> = Description extends { readonly options: readonly (infer Option extends string)[] }
  ? [Option] extends [ProvinceCode]
    ? InputWords
    : InputWords & { readonly options: Readonly<Record<Option, OptionWords>> }
  : InputWords;

/** What is said about an input of one kind. Provinces have their names already. */
export type WordsOfInput<Description> = Description extends { readonly kind: "list"; readonly fields: infer Fields }
  ? InputWords & {
      /** Names one row, before its number: "Child". */
      readonly row: string;
      /** Words of the button that adds a row. */
      readonly add: string;
      readonly fields: { readonly [Id in keyof Fields]: WordsOfSimple<Fields[Id]> };
    }
  : Description extends { readonly kind: "group"; readonly fields: infer Fields }
    ? InputWords & { readonly fields: { readonly [Id in keyof Fields]: WordsOfSimple<Fields[Id]> } }
    : WordsOfSimple<Description>;

/** A part of the form: inputs that are answered together. */
export interface QuestionGroup<InputId extends string> {
  readonly title: string;
  readonly inputs: readonly InputId[];
}

/** The answer in one look. */
export interface HeadlineWords {
  /** What the figure is: "Rebuilding your home". */
  readonly label: string;
  /** The figure or the verdict, in few words: "$437,000 to $645,000". */
  readonly figure: string;
  /** What it means, in one or two sentences. */
  readonly sentence: string;
}

/** A text, or a text with where its figure comes from. */
export type CellWords = string | { readonly text: string; readonly basis: FigureBasis; readonly asOf?: string };

/** A part of the answer beyond what all tools have. */
export type AnswerBlock =
  | {
      readonly kind: "table";
      readonly title: string;
      readonly lead?: string;
      readonly columns: readonly { readonly header: string; readonly numeric?: boolean }[];
      readonly rows: readonly (readonly CellWords[])[];
      readonly note?: string;
    }
  | { readonly kind: "list"; readonly title: string; readonly lead?: string; readonly items: readonly CellWords[] }
  | {
      /** For the visitor to copy and send; line by line, as plain text. */
      readonly kind: "message";
      readonly title: string;
      readonly lead: string;
      readonly text: string;
    }
  | {
      /** Days to remember, to look at and to save as a calendar file. */
      readonly kind: "calendar";
      readonly title: string;
      readonly lead: string;
      readonly events: readonly CalendarEvent[];
    };

/** A sentence for each key, made with the numbers that go with it. */
export type Phrases<Numbers, Words = string> = {
  readonly [Key in keyof Numbers]: (numbers: Readonly<Numbers[Key]>) => Words;
};

/** All that a tool says, typed by its inputs and by the keys of its answer. */
export interface ToolWords<
  Descriptions extends InputDescriptions,
  Keys extends AnswerKeys,
  Answer extends ToolAnswer<Keys>,
> {
  /** What the tool answers, as a visitor would ask it. */
  readonly question: string;
  readonly questions: { readonly [Id in Exclude<keyof Descriptions, "province">]: WordsOfInput<Descriptions[Id]> };
  /** Names of inputs that another form asks and this answer speaks of. */
  readonly otherInputs?: Readonly<Record<string, { readonly label: string; readonly unit: Unit }>>;
  /** The form: first the questions that an answer needs, always in sight, then what makes it more exact, folded. */
  readonly form: readonly QuestionGroup<Extract<keyof Descriptions, string>>[];
  readonly headline: Phrases<Keys["headline"], HeadlineWords>;
  readonly working: Readonly<Record<Keys["working"], string>>;
  readonly charts: Readonly<Record<Keys["charts"], string>>;
  /** Writes the values of charts where the answer isn't rounded: prices that the visitor typed. */
  readonly chartValue?: (value: number) => string;
  readonly warnings: Phrases<Keys["warnings"]>;
  readonly reasonsNotToBuy: Phrases<Keys["reasonsNotToBuy"]>;
  /** What the number that "what would change this" watches is called and written like. */
  readonly sensitivity: { readonly label: string; readonly value: (result: number) => string };
  /** How the sum is done and what it leaves out, a paragraph each. */
  readonly method: readonly string[];
  /** To ask an adviser or a seller, with the answer in hand. */
  readonly adviserQuestions: readonly string[];
  /** Words of the links to other tools; a tool without words is not linked. */
  readonly nextSteps: Readonly<Partial<Record<ToolId, string>>>;
  /** What this tool shows beside: tables, lists. */
  readonly extraBlocks?: (answer: Answer, values: ValuesOf<Descriptions>) => readonly AnswerBlock[];
}

/** Says a remark in its words. */
export function phrase<Numbers, Words>(phrases: Phrases<Numbers, Words>, remark: RemarkOf<Numbers>): Words;
export function phrase<Words>(
  phrases: Readonly<Record<string, ((numbers: object) => Words) | undefined>>,
  remark: { readonly key: string },
): Words {
  const write = phrases[remark.key];
  if (write === undefined) throw new Error(`There are no words for "${remark.key}".`);
  return write(remark);
}
