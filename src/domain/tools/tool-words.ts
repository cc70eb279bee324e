import type { FigureBasis, SourceId } from "#domain/figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { Unit } from "#domain/dated-figure.ts";
import type { ToolId } from "#domain/tool-id.ts";
import type { InputDescriptions, ValuesOf } from "./input-description.ts";
import type { CalendarEvent } from "./calendar-file.ts";
import type { AnswerKeys, RemarkOf, ToolAnswer } from "./tool-answer.ts";

/** Words of an option. */
export type OptionWords = string | { readonly label: string; readonly hint: string };

/** Words of an input. */
export interface InputWords {
  /** The question, with its unit if that isn't obvious. */
  readonly label: string;
  readonly hint?: string;
}

type WordsOfSimple<Description> = Description extends { readonly options: readonly (infer Option extends string)[] }
  ? [Option] extends [ProvinceCode]
    ? InputWords
    : InputWords & { readonly options: Readonly<Record<Option, OptionWords>> }
  : InputWords;

/** Words of an input by its description. Provinces need none. */
export type WordsOfInput<Description> = Description extends { readonly kind: "list"; readonly fields: infer Fields }
  ? InputWords & {
      /** Name of a row, followed by its number: "Child". */
      readonly row: string;
      /** Label of the button that adds a row. */
      readonly add: string;
      readonly fields: { readonly [Id in keyof Fields]: WordsOfSimple<Fields[Id]> };
    }
  : Description extends { readonly kind: "group"; readonly fields: infer Fields }
    ? InputWords & { readonly fields: { readonly [Id in keyof Fields]: WordsOfSimple<Fields[Id]> } }
    : WordsOfSimple<Description>;

/** A group of inputs in the form. */
export interface QuestionGroup<InputId extends string> {
  readonly title: string;
  readonly inputs: readonly InputId[];
}

/** Words of the answer's headline. */
export interface HeadlineWords {
  /** Name of the figure: "Rebuilding your home". */
  readonly label: string;
  /** The figure or verdict: "$437,000 to $645,000". */
  readonly figure: string;
  /** Its meaning, in one or two sentences. */
  readonly sentence: string;
  /** Names of what was found, such as kinds of coverage, each with its standing. */
  readonly lines?: readonly HeadlineLine[];
  /** Whether the first chart shows the lines, so that the card doesn't repeat them. */
  readonly areLinesDrawn?: true;
  /** Source of a published figure; absent where the tool calculates it. */
  readonly source?: SourceId;
}

/** One thing found, with its standing: "General liability", "Lease". */
export interface HeadlineLine {
  readonly name: string;
  readonly standing: string;
}

/** Maximum number of lines on the card. The rest is below it. */
export const mostLines = 7;

/** Words that ask for a missing answer. They have no figure. */
export interface AskWords {
  /** Name of the figure that will stand there. */
  readonly label: string;
  /** The request: "Choose a province". */
  readonly ask: string;
  /** What will stand there. */
  readonly sentence: string;
}

/** Text, optionally with the basis of its figure. */
export type CellWords = string | { readonly text: string; readonly basis: FigureBasis; readonly asOf?: string };

/** A tool-specific part of the answer. */
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
      /** A message for the visitor to copy and send, in plain text lines. */
      readonly kind: "message";
      readonly title: string;
      readonly lead: string;
      readonly text: string;
    }
  | {
      /** Dates to remember, with a calendar file. */
      readonly kind: "calendar";
      readonly title: string;
      readonly lead: string;
      readonly events: readonly CalendarEvent[];
    };

/** A sentence for each message key, built from its numbers. */
export type Phrases<Numbers, Words = string> = {
  readonly [Key in keyof Numbers]: (numbers: Readonly<Numbers[Key]>) => Words;
};

/** Texts, or texts that depend on what was entered. */
export type TextsFor<Values> = readonly string[] | ((values: Values) => readonly string[]);

/** Words of a tool, typed by its inputs and message keys. */
export interface ToolWords<
  Descriptions extends InputDescriptions,
  Keys extends AnswerKeys,
  Answer extends ToolAnswer<Keys>,
> {
  /** The question that the tool answers, in the visitor's words. */
  readonly question: string;
  readonly questions: { readonly [Id in Exclude<keyof Descriptions, "province">]: WordsOfInput<Descriptions[Id]> };
  /** Names of inputs from another form that this answer mentions. */
  readonly otherInputs?: Readonly<Record<string, { readonly label: string; readonly unit: Unit }>>;
  /** The form: required questions first, then optional ones, which are collapsed. */
  readonly form: readonly QuestionGroup<Extract<keyof Descriptions, string>>[];
  readonly headline: Phrases<Keys["headline"], HeadlineWords>;
  readonly asks: Phrases<Keys["asks"], AskWords>;
  readonly working: Readonly<Record<Keys["working"], string>>;
  readonly charts: Readonly<Record<Keys["charts"], string>>;
  /** Formats chart values that aren't rounded, such as entered prices. */
  readonly chartValue?: (value: number) => string;
  readonly warnings: Phrases<Keys["warnings"]>;
  readonly reasonsNotToBuy: Phrases<Keys["reasonsNotToBuy"]>;
  /** Name and format of the number in the sensitivity table. */
  readonly sensitivity: { readonly label: string; readonly value: (result: number) => string };
  /** Paragraphs on the method and its omissions. */
  readonly method: TextsFor<ValuesOf<Descriptions>>;
  /** Questions for an adviser or seller. */
  readonly adviserQuestions: TextsFor<ValuesOf<Descriptions>>;
  /** Labels of links to other tools. A tool without a label is not linked. */
  readonly nextSteps: Readonly<Partial<Record<ToolId, string>>>;
  /** Tool-specific parts of the answer, such as tables and lists. */
  readonly extraBlocks?: (answer: Answer, values: ValuesOf<Descriptions>) => readonly AnswerBlock[];
}

/** Formats a message. */
export function phrase<Numbers, Words>(phrases: Phrases<Numbers, Words>, remark: RemarkOf<Numbers>): Words;
export function phrase<Words>(
  phrases: Readonly<Record<string, ((numbers: object) => Words) | undefined>>,
  remark: { readonly key: string },
): Words {
  const write = phrases[remark.key];
  if (write === undefined) throw new Error(`There are no words for "${remark.key}".`);
  return write(remark);
}
