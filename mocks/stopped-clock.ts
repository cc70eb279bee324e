import type { Clock } from "#widgets/leads/exit-intent/use-exit-intent.ts";

/** A clock that advances only when a test calls `goOn`. */
export function stoppedClock(): { readonly clock: Clock; readonly goOn: (milliseconds: number) => void } {
  let time = 0;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    clock: {
      now: () => time,
      after(milliseconds, callback) {
        const timer = { at: time + milliseconds, callback };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    },
    goOn(milliseconds) {
      time += milliseconds;
      for (const timer of timers) {
        if (timer.at > time) continue;
        timers.delete(timer);
        timer.callback();
      }
    },
  };
}
