import { localDay } from "#format/local-day.ts";
import { longDate } from "#format/long-date.ts";
import { useIsHydrated } from "#platform/hydration.tsx";
import * as words from "#words/pages/comparison-pages.ts";

export interface TodayNoteProps {
  /** The visitor's clock. */
  readonly now?: () => Date;
}

/**
 * Sets the table against the day it is read on. A prerendered page cannot know that day, so the date joins the note when
 * the app has taken over; its line is kept free until then.
 */
export function TodayNote({ now = () => new Date() }: TodayNoteProps) {
  const isHydrated = useIsHydrated();
  const today = isHydrated ? localDay(now()) : undefined;
  return (
    <p className="max-w-prose text-small text-ink-soft">
      {`${words.productsAndGradesChange} `}
      <span className="inline-block min-w-64">
        {today !== undefined && (
          <>
            {`${words.todayIs} `}
            <time dateTime={today}>{longDate(today)}</time>.
          </>
        )}
      </span>
    </p>
  );
}
