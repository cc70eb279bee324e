import CalendarPlus from "lucide-react/dist/esm/icons/calendar-plus.mjs";
import { Button } from "#design-system/button/button.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { IsoDay } from "#domain/dated-figure.ts";
import { daysBetween } from "#domain/tools/calendar-day.ts";
import { calendarFile } from "#domain/tools/calendar-file.ts";
import type { ComplaintWords } from "#domain/tools/complaint-words.ts";
import { longDate } from "#format/long-date.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import type { GeneratedFile } from "#platform/save-file.ts";
import type { Complaint } from "./use-complaint.ts";

export interface ComplaintDeadlinesProps {
  readonly words: ComplaintWords["deadlines"];
  readonly complaint: Complaint;
  readonly today: IsoDay;
  readonly save: (file: GeneratedFile) => void;
}

/** Deadlines with their dates, notes on those that no rule sets, and a calendar file. */
export function ComplaintDeadlines({ words, complaint, today, save }: ComplaintDeadlinesProps) {
  const { values, answer } = complaint;
  const { deadlines, openTimes } = answer;
  const toCome = deadlines.filter(({ until }) => until >= today);
  const [what, until, rule] = words.columns;

  function saveCalendar() {
    const events = toCome.map((deadline) => ({
      id: `complaint-${deadline.key}-${deadline.from}`,
      day: deadline.until,
      ...words.calendarEvent(deadline, values.insurer),
    }));
    save({ name: words.calendarFile, type: "text/calendar", text: calendarFile(events, today) });
  }

  return (
    <div className="mt-8">
      <Heading level={4}>{words.heading}</Heading>
      <p className="mt-2 border-s-4 border-caution bg-caution-wash px-4 py-3">
        <strong>{words.warning}</strong>
      </p>
      {deadlines.length === 0 ? (
        <p className="mt-3">{words.none}</p>
      ) : (
        <div className="mt-4">
          <Table
            caption={words.heading}
            captionHidden
            rows={deadlines}
            rowKey={({ key }) => key}
            columns={[
              {
                key: "what",
                header: what,
                cell: ({ key, from }) => (
                  <>
                    <span>{words.named(key).name}</span>
                    <span className="block text-small font-regular text-ink-soft">{words.from(from)}</span>
                  </>
                ),
              },
              {
                key: "until",
                header: until,
                cell: (deadline) => (
                  <>
                    <Figure basis={words.named(deadline.key).basis}>
                      <time dateTime={deadline.until}>{longDate(deadline.until)}</time>
                    </Figure>
                    <span
                      className={
                        deadline.until < today ? "block text-small font-bold" : "block text-small text-ink-soft"
                      }
                    >
                      {words.left(daysBetween(today, deadline.until))}
                    </span>
                  </>
                ),
              },
              { key: "rule", header: rule, cell: ({ certainty }) => words.certainty[certainty] },
            ]}
          />
        </div>
      )}
      {toCome.length > 0 && (
        <div className="mt-4 print:hidden">
          <Button intent="secondary" icon={<CalendarPlus aria-hidden="true" />} onClick={saveCalendar}>
            {words.calendar}
          </Button>
          <p className="mt-2 text-small text-ink-soft">{words.calendarNote}</p>
        </div>
      )}
      {openTimes.length > 0 && (
        <>
          <p className="mt-5 font-semibold">{words.openTitle}</p>
          <ul className="mt-2 grid list-disc gap-1 ps-5 text-small">
            {openTimes.map((open) => (
              <li key={open}>{words.openTimes[open]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
