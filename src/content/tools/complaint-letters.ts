import { longDate } from "#format/long-date.ts";
import type { IsoDay } from "#domain/dated-figure.ts";
import type { ComplaintAnswer, ComplaintLetter, OutsideBody } from "#domain/tools/complaint-answer.ts";
import type { ComplaintValues } from "#domain/tools/complaint-inputs.ts";
import type { Letter } from "#domain/tools/complaint-words.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { outsideBodies } from "./complaint-bodies.ts";

type LetterName = "title" | "hint" | "fileName";
type DateName = "event" | "refused" | "sent" | "acknowledged" | "finalLetter";

/** Words of the three letters of a complaint. */
export interface LetterWords {
  /** Stand-ins for empty entries, to fill in by hand. */
  readonly blanks: Readonly<
    Record<
      "sender" | "name" | "policyNumber" | "claimNumber" | "insurer" | "line" | "story" | "wish" | "documents" | "date",
      string
    >
  >;
  readonly head: (facts: {
    readonly sender: string;
    readonly day: string;
    readonly to: string;
    readonly subject: string;
    readonly policyNumber: string;
    readonly claimNumber: string;
  }) => string;
  readonly foot: (name: string) => string;
  readonly headings: Readonly<Record<"story" | "wish" | "earlierWish" | "attached", string>>;
  /** A heading with its text, or a label with its value. */
  readonly pair: (label: string, text: string, separator: "\n" | " ") => string;
  readonly eventOn: (day: string) => string;
  readonly refusedOn: (day: string) => string;
  /** Asks for the last day to sue. */
  readonly dateOfEnd: string;
  readonly finalLetter: string;
  readonly about: (line: ComplaintValues["line"], blank: string, province: string | null) => string;
  readonly record: Readonly<Record<DateName, string>>;
  readonly fileHandler: Readonly<Pick<Letter, LetterName>> & {
    readonly to: (insurer: string) => string;
    readonly subject: string;
    readonly request: string;
  };
  readonly complaintOfficer: Readonly<Pick<Letter, LetterName>> & {
    readonly to: (insurer: string) => string;
    readonly subject: string;
    readonly notYet: string;
    readonly complained: (sent: string, acknowledged: string | null) => string;
    readonly request: string;
    readonly requested: readonly string[];
    readonly answerTime: Readonly<Record<"quebec" | "bank" | "other", string>>;
  };
  /** The letter by which the insurer sends the file to Quebec's regulator. */
  readonly amf: Readonly<Pick<Letter, LetterName>> & {
    readonly subject: string;
    readonly reason: string;
    readonly request: (body: string) => string;
  };
  readonly outsideBody: {
    readonly title: (body: string) => string;
    readonly hint: (body: OutsideBody) => string;
    readonly fileName: string;
    readonly subject: (insurer: string) => string;
    /** The request to Ontario's regulator, or to a service. */
    readonly request: (body: OutsideBody, insurer: string) => string;
    readonly noFinalLetter: string;
    readonly withFinalLetter: string;
  };
}

const numbered = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join("\n");
const paragraphs = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

/** Writes a letter of the complaint builder, with what was typed in it. */
export function writeLetter(words: LetterWords) {
  const { blanks, headings } = words;
  const orBlank = (text: string, blank: keyof typeof blanks) => text.trim() || `[${blanks[blank]}]`;

  return (letter: ComplaintLetter, values: ComplaintValues, answer: ComplaintAnswer, today: IsoDay): Letter | null => {
    const insurer = orBlank(values.insurer, "insurer");
    const head = (to: string, subject: string) =>
      words.head({
        sender: orBlank(values.name, "sender"),
        day: longDate(today),
        to,
        subject,
        policyNumber: orBlank(values.policyNumber, "policyNumber"),
        claimNumber: orBlank(values.claimNumber, "claimNumber"),
      });
    const foot = words.foot(orBlank(values.name, "name"));
    const under = (heading: keyof typeof headings, text: string) => words.pair(headings[heading], text, "\n");
    const story = orBlank(values.story, "story");
    const wish = orBlank(values.wish, "wish");
    const whatHappened = [
      ...(values.event === null ? [] : [words.eventOn(longDate(values.event))]),
      ...(values.refused === null ? [] : [words.refusedOn(longDate(values.refused))]),
      story,
    ].join("\n");

    function attached(isLast: boolean): string {
      const own = values.documents.map(({ title }) => title.trim()).filter((title) => title !== "");
      const documents = own.length > 0 ? own : [`[${blanks.documents}]`];
      return under("attached", numbered(isLast ? [words.finalLetter, ...documents] : documents));
    }

    function fileHandler(): Letter {
      const { to, subject, request, ...names } = words.fileHandler;
      return {
        ...names,
        text: paragraphs([
          head(to(insurer), subject),
          under("story", whatHappened),
          under("wish", wish),
          request,
          words.dateOfEnd,
          attached(false),
          foot,
        ]),
      };
    }

    function complaintOfficer(): Letter {
      const { to, subject, notYet, complained, request, requested, answerTime, ...names } = words.complaintOfficer;
      const { sent, acknowledged } = values;
      const isBank = values.bankSold || values.line === "creditor";
      return {
        ...names,
        text: paragraphs([
          head(to(insurer), subject),
          sent === null ? notYet : complained(longDate(sent), acknowledged === null ? null : longDate(acknowledged)),
          under("story", whatHappened),
          under("wish", wish),
          `${request}\n${numbered(requested)}`,
          answerTime[answer.bodies.includes("amf") ? "quebec" : isBank ? "bank" : "other"],
          words.dateOfEnd,
          attached(false),
          foot,
        ]),
      };
    }

    function outsideBody(): Letter | null {
      const { letterTo, nextLetter } = answer;
      if (letterTo === null) return null;
      const { name } = outsideBodies[letterTo];
      const province = values.province === null ? null : provinceNamesByCode[values.province];
      const about = words.about(values.line, `[${blanks.line}]`, province);
      const dates = ["event", "refused", "sent", "acknowledged", "finalLetter"] as const;
      const record = dates
        .map((date) => {
          const day = values[date];
          return words.pair(words.record[date], day === null ? `[${blanks.date}]` : longDate(day), " ");
        })
        .join("\n");
      const end = [attached(nextLetter === "outsideBody"), foot];
      if (letterTo === "amf") {
        const { subject, reason, request, ...names } = words.amf;
        return {
          ...names,
          text: paragraphs([
            head(words.complaintOfficer.to(insurer), subject),
            `${reason} ${about}`,
            record,
            request(name),
            under("wish", wish),
            ...end,
          ]),
        };
      }
      const { title, hint, fileName, subject, request, noFinalLetter, withFinalLetter } = words.outsideBody;
      return {
        title: title(name),
        hint: hint(letterTo),
        fileName: `${fileName}-${letterTo}`,
        text: paragraphs([
          head(name, subject(insurer)),
          `${request(letterTo, insurer)} ${about}`,
          record,
          under("story", story),
          under("earlierWish", wish),
          letterTo === "fsra" ? "" : values.finalLetter === null ? noFinalLetter : withFinalLetter,
          ...end,
        ]),
      };
    }

    return { fileHandler, complaintOfficer, outsideBody }[letter]();
  };
}
