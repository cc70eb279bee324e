import type { ReactNode } from "react";
import { localDay } from "#format/local-day.ts";
import { longDate } from "#format/long-date.ts";
import { useIsHydrated } from "#platform/hydration.tsx";

export interface TodayNoteProps {
  /** A sentence with `{date}` where the day goes. */
  readonly today: string;
  /** Text before the sentence. */
  readonly children: ReactNode;
  /** The visitor's clock. */
  readonly now?: () => Date;
}

/**
 * A note that ends with the day on which it is read, by the visitor's clock. A prerendered page has no such day, so the
 * sentence joins the note after hydration; its line is kept free until then.
 */
export function TodayNote({ today, children, now = () => new Date() }: TodayNoteProps) {
  const day = useIsHydrated() ? localDay(now()) : undefined;
  const [before, after] = today.split("{date}");
  return (
    <div data-slot="today-note" className="max-w-prose text-small text-ink-soft [&>p]:inline">
      {children}{" "}
      <span className="inline-block min-w-64">
        {day !== undefined && (
          <>
            {before}
            <time dateTime={day}>{longDate(day)}</time>
            {after}
          </>
        )}
      </span>
    </div>
  );
}
