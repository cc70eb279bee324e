import type { Elements } from "#design-system/elements.ts";
import CalendarPlus from "lucide-react/dist/esm/icons/calendar-plus.mjs";
import { Button } from "#design-system/button/button.tsx";
import type { IsoDay } from "#domain/dated-figure.ts";
import { calendarFile, type CalendarEvent } from "#domain/tools/calendar-file.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import { longDate } from "#format/long-date.ts";
import { saveFile } from "#platform/save-file.ts";

export interface CalendarBlockProps {
  /** Heading of the block; empty in a disclosure, whose summary is the title. */
  readonly title: Elements;
  readonly lead: string;
  readonly events: readonly CalendarEvent[];
  /** File name without extension. */
  readonly fileName: string;
  /** The date of the answer. */
  readonly day: IsoDay;
  readonly words: SharedToolWords["actions"];
}

/** Dates to remember, with a calendar file that is created in the browser. */
export function CalendarBlock({ title, lead, events, fileName, day: today, words }: CalendarBlockProps) {
  return (
    <section>
      {title}
      <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>
      <ul className="mt-4 grid max-w-prose gap-2">
        {events.map(({ id, day, title: event }) => (
          <li key={id} className="border-s-2 border-brand-line ps-4">
            <time dateTime={day} className="font-semibold">
              {longDate(day)}
            </time>
            <span>{`: ${event}`}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 print:hidden">
        <Button
          intent="secondary"
          icon={<CalendarPlus aria-hidden="true" size={18} />}
          onClick={() =>
            saveFile({ name: `${fileName}.ics`, type: "text/calendar", text: calendarFile(events, today) })
          }
        >
          {words.calendar}
        </Button>
      </p>
    </section>
  );
}
