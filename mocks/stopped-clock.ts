/** A clock that advances only when a test calls `goOn`. */
export function stoppedClock() {
  let time = 0;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    clock: {
      now: () => time,
      after(milliseconds: number, callback: () => void) {
        const timer = { at: time + milliseconds, callback };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    },
    goOn(milliseconds: number) {
      time += milliseconds;
      for (const timer of timers) {
        if (timer.at > time) continue;
        timers.delete(timer);
        timer.callback();
      }
    },
  };
}
