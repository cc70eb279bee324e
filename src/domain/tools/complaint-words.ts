import type { IsoDay } from "#domain/dated-figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { ShownOffice } from "#domain/office.ts";
import type {
  ComplaintAnswer,
  ComplaintClock,
  ComplaintConflict,
  ComplaintLetter,
  ComplaintPaper,
  OpenTime,
  OutsideBody,
} from "./complaint-answer.ts";
import type { complaintInputs, ComplaintValues } from "./complaint-inputs.ts";
import type { QuestionGroup, WordsOfInput } from "./tool-words.ts";

/** A letter, ready to send but for what was left empty. */
export interface Letter {
  readonly title: string;
  /** What to know before sending it. */
  readonly hint: string;
  /** Name of its file without the ending. */
  readonly fileName: string;
  /** Paragraphs, set apart by empty lines. */
  readonly text: string;
}

/** All that the complaint builder says. */
export interface ComplaintWords {
  readonly questions: {
    readonly [Id in Exclude<keyof typeof complaintInputs, "province">]: WordsOfInput<(typeof complaintInputs)[Id]>;
  };
  readonly form: {
    readonly heading: string;
    readonly privacy: string;
    readonly reset: string;
    readonly groups: readonly QuestionGroup<keyof typeof complaintInputs>[];
  };
  readonly next: {
    readonly heading: string;
    readonly step: (
      values: ComplaintValues,
      answer: ComplaintAnswer,
    ) => { readonly title: string; readonly text: string };
    /** The answer to dates that can't be. */
    readonly conflictTitle: string;
    readonly conflicts: Readonly<Record<ComplaintConflict, string>>;
    readonly jump: string;
  };
  readonly bodies: {
    readonly heading: string;
    /** While the kind of insurance is open. */
    readonly chooseLine: string;
    readonly chooseProvince: string;
    /** Where basic car insurance is public, who looks at it instead. */
    readonly publicCar: Readonly<Partial<Record<ProvinceCode, string>>>;
    readonly each: Readonly<Record<OutsideBody, ShownOffice>>;
    /** Name of the list of those that the answer doesn't name. */
    readonly othersTitle: string;
    readonly others: (province: ProvinceCode) => readonly ShownOffice[];
  };
  readonly clocks: {
    readonly heading: string;
    /** That a complaint does not stop the time to sue. */
    readonly warning: string;
    /** While no date was given. */
    readonly none: string;
    readonly columns: readonly [what: string, until: string, rule: string];
    readonly each: Readonly<Record<ComplaintClock["key"], { readonly name: string; readonly basis: FigureBasis }>>;
    readonly from: (day: string) => string;
    readonly certainty: Readonly<Record<ComplaintClock["certainty"], string>>;
    /** How far off a day is; negative once it has passed. */
    readonly left: (days: number) => string;
    readonly openTitle: string;
    readonly openTimes: Readonly<Record<OpenTime, string>>;
    readonly calendar: string;
    readonly calendarNote: string;
    readonly calendarFile: string;
    readonly calendarEvent: (
      clock: ComplaintClock,
      insurer: string,
    ) => { readonly title: string; readonly description: string };
  };
  readonly letters: {
    readonly heading: string;
    readonly lead: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly print: string;
    readonly save: string;
    /** In place of the third letter where a tribunal has a form of its own, or nobody is known yet. */
    readonly noThird: string;
    readonly write: (
      letter: ComplaintLetter,
      values: ComplaintValues,
      answer: ComplaintAnswer,
      today: IsoDay,
    ) => Letter | null;
  };
  readonly papers: {
    readonly heading: string;
    readonly lead: string;
    readonly each: Readonly<Record<ComplaintPaper, string>>;
  };
  /** About the link that brings the answers back. */
  readonly share: { readonly heading: string; readonly lead: string; readonly tooLong: string };
  readonly print: string;
  readonly closing: string;
}
