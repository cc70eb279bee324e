import { LeadNotStored } from "#domain/lead-not-stored.ts";

/** Silent retries when the backend can't be reached, before the visitor is told. */
const retries = 3;
const firstRetryDelay = 400;

/** No silent retry begins later than this, in milliseconds: the visitor must be told within 20 seconds. */
const quietFor = 5000;

/** Maximum total wait at the backend's request, in seconds. */
const longestWait = 60;

/** The browser's clock, or a test's. */
export interface RetryClock {
  /** Milliseconds since an arbitrary moment. */
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
 * Sends with retries: up to three silent ones when the backend can't be reached, and more after the delay that a busy
 * backend asks for, up to a minute in total. Retrying is safe: a lead keeps its id, and the database stores each id
 * once.
 * @param send - One attempt.
 * @param onWait - Called with the seconds that the backend has asked for.
 * @throws The error of the last attempt.
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
        // Wait at least a second, even if the backend asks for less.
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
