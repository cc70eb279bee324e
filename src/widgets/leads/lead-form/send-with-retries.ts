import { LeadNotStored } from "#domain/lead-not-stored.ts";

/** How often a lead is sent again by itself when the backend can't be reached, before the visitor hears of it. */
const retries = 3;
const firstRetryDelay = 400;

/** No quiet retry begins later than this, in milliseconds: the visitor is to hear within 20 seconds. */
const quietFor = 5000;

/** The longest that a lead waits because the backend asked for it, in seconds, all waits together. */
const longestWait = 60;

/** Time as the browser counts it, or as a test does. */
export interface RetryClock {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

const browserClock: RetryClock = {
  now: () => performance.now(),
  pause: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};

/**
 * Sends until it succeeds: up to three times again, quietly, when the backend can't be reached, and again after as long as
 * a busy backend asks for, up to a minute. Repeating is safe: a lead keeps its id, and the database stores an id once.
 * @param send - One try.
 * @param onWait - Told how many seconds the backend has asked for.
 * @throws Why the last try failed.
 */
export async function sendWithRetries(
  send: () => Promise<void>,
  onWait: (seconds: number) => void,
  clock: RetryClock = browserClock,
): Promise<void> {
  const startedAt = clock.now();

  async function attempt(failures: number, waited: number): Promise<void> {
    try {
      await send();
      return;
    } catch (failure) {
      if (!(failure instanceof LeadNotStored)) throw failure;
      const { reason, retryAfter } = failure;
      if (reason === "too-many" && retryAfter !== undefined) {
        // Not at once, whatever it says.
        const seconds = Math.max(1, retryAfter);
        if (waited + seconds > longestWait) throw failure;
        onWait(seconds);
        await clock.pause(seconds * 1000);
        return attempt(failures, waited + seconds);
      }
      const isQuiet = failures < retries && clock.now() - startedAt < quietFor;
      if (reason !== "unreachable" || !isQuiet) throw failure;
      await clock.pause(firstRetryDelay * 2 ** failures);
      return attempt(failures + 1, waited);
    }
  }

  await attempt(0, 0);
}
