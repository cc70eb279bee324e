import type { CalendarEvent } from "#domain/tools/calendar-file.ts";
import type { ReviewedPolicy, SeniorAnswer, SeniorDeadline, SeniorReasons } from "#domain/tools/senior-answer.ts";
import { phrase, type AnswerBlock, type Phrases } from "#domain/tools/tool-words.ts";

/** Words of the senior review's table and calendar. */
export interface SeniorBlockWords {
  readonly policies: {
    readonly title: string;
    readonly columns: readonly [policy: string, reading: string, reasons: string, payback: string];
    readonly kind: (kind: ReviewedPolicy["kind"]) => string;
    readonly advices: Readonly<Record<ReviewedPolicy["advice"], string>>;
    readonly reasons: Phrases<SeniorReasons>;
    readonly years: (value: number) => string;
  };
  readonly calendar: {
    readonly title: string;
    readonly lead: string;
    readonly event: (deadline: SeniorDeadline) => { readonly title: string; readonly description: string };
    /** Title of a warning in good time. */
    readonly early: (title: string) => string;
  };
}

/** The senior review's table and calendar. */
export function seniorBlocks({ policies: table, calendar }: SeniorBlockWords) {
  /** A deadline, and a warning of it in good time. */
  function eventsOf(deadline: SeniorDeadline): readonly CalendarEvent[] {
    const { ordinal, what, day, early } = deadline;
    const last = { id: `senior-${ordinal}-${what}`, day, ...calendar.event(deadline) };
    if (early === null) return [last];
    return [{ ...last, id: `${last.id}-early`, day: early, title: calendar.early(last.title) }, last];
  }

  return ({ policies, deadlines }: SeniorAnswer): readonly AnswerBlock[] => {
    const [policy, reading, reasons, payback] = table.columns;
    const rows = policies.map(({ ordinal, kind, advice, reasons: why, paybackYears }) => [
      `${ordinal}. ${table.kind(kind)}`,
      table.advices[advice],
      why.map((reason) => phrase(table.reasons, reason)).join(" "),
      paybackYears === null ? "–" : table.years(paybackYears),
    ]);
    const columns = [{ header: policy }, { header: reading }, { header: reasons }, { header: payback, numeric: true }];
    const events = deadlines.flatMap(eventsOf);
    return [
      ...(rows.length === 0 ? [] : [{ kind: "table" as const, title: table.title, columns, rows }]),
      ...(events.length === 0
        ? []
        : [{ kind: "calendar" as const, title: calendar.title, lead: calendar.lead, events }]),
    ];
  };
}
