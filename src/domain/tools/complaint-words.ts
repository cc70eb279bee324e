import type { IsoDay } from "#domain/dated-figure.ts";
import type { ProvinceCode } from "#domain/province-code.ts";
import type { FigureBasis } from "#domain/figure.ts";
import type { ShownOffice } from "#domain/office.ts";
import type {
  ComplaintAnswer,
  ComplaintDeadline,
  ComplaintConflict,
  ComplaintLetter,
  ComplaintDocument,
  OpenTime,
  OutsideBody,
} from "./complaint-answer.ts";
import type { complaintInputs, ComplaintValues } from "./complaint-inputs.ts";
import type { QuestionGroup, WordsOfInput } from "./tool-words.ts";

/** A letter with placeholders for empty entries. */
export interface Letter {
  readonly title: string;
  /** Note to read before sending. */
  readonly hint: string;
  /** File name without extension. */
  readonly fileName: string;
  /** Paragraphs, separated by empty lines. */
  readonly text: string;
}

/** Words of the complaint builder. */
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
    /** Title of the message about contradictory dates. */
    readonly conflictTitle: string;
    readonly conflicts: Readonly<Record<ComplaintConflict, string>>;
    readonly jump: string;
  };
  readonly bodies: {
    readonly heading: string;
    /** Shown until a line of insurance is chosen. */
    readonly chooseLine: string;
    readonly chooseProvince: string;
    /** Reviewing body in provinces with public basic auto insurance. */
    readonly publicCar: Readonly<Partial<Record<ProvinceCode, string>>>;
    readonly each: Readonly<Record<OutsideBody, ShownOffice>>;
    /** Title of the list of other bodies. */
    readonly othersTitle: string;
    readonly others: (province: ProvinceCode) => readonly ShownOffice[];
  };
  readonly deadlines: {
    readonly heading: string;
    /** Warning that a complaint does not stop the limitation period. */
    readonly warning: string;
    /** Shown until a date is entered. */
    readonly none: string;
    readonly columns: readonly [what: string, until: string, rule: string];
    readonly named: (key: ComplaintDeadline["key"]) => { readonly name: string; readonly basis: FigureBasis };
    readonly from: (day: string) => string;
    readonly certainty: Readonly<Record<ComplaintDeadline["certainty"], string>>;
    /** Formats the days until a date; negative if it has passed. */
    readonly left: (days: number) => string;
    readonly openTitle: string;
    readonly openTimes: Readonly<Record<OpenTime, string>>;
    readonly calendar: string;
    readonly calendarNote: string;
    readonly calendarFile: string;
    readonly calendarEvent: (
      deadline: ComplaintDeadline,
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
    /** Shown instead of the third letter if a tribunal has its own form or the addressee is unknown. */
    readonly noThird: string;
    readonly write: (
      letter: ComplaintLetter,
      values: ComplaintValues,
      answer: ComplaintAnswer,
      today: IsoDay,
    ) => Letter | null;
  };
  readonly documents: {
    readonly heading: string;
    readonly lead: string;
    readonly each: Readonly<Record<ComplaintDocument, string>>;
  };
  /** Words about the share link. */
  readonly share: { readonly heading: string; readonly lead: string; readonly tooLong: string };
  readonly print: string;
  readonly closing: string;
}
