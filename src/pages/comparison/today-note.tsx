import type { ReactNode } from "react";
import { localDay } from "#format/local-day.ts";
import { longDate } from "#format/long-date.ts";
import { useIsHydrated } from "#platform/hydration.tsx";

export interface TodayNoteProps {
  /** A sentence with the placeholder `{date}` for the current day. */
  readonly today: string;
  /** Text before the sentence. */
  readonly children: ReactNode;
  /** Clock of the visitor's device; replaced in tests. */
  readonly now?: () => Date;
}

/**
 * A note that ends with the current day by the visitor's clock. A prerendered page has no such day, so the sentence is
 * added after hydration; its line is reserved until then.
 */
export function TodayNote({ today, children, now = () => new Date() }: TodayNoteProps) {
  const day = useIsHydrated() ? localDay(now()) : undefined;
  const [before, after] = today.split("{date}");
  return (
    <div data-slot="today-note" className="max-w-prose text-small text-ink-soft [&>p]:inline">
      <span>{children}</span>{" "}
      <span className="inline-block min-w-[min(16rem,100%)]">
        {day !== undefined && (
          <>
            <span>{before}</span>
            <time dateTime={day}>{longDate(day)}</time>
            <span>{after}</span>
          </>
        )}
      </span>
    </div>
  );
}
