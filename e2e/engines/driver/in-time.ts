import { setTimeout as wait } from "node:timers/promises";

/** Timeout in milliseconds. */
export const defaultTimeout = 20_000;

/** @throws {Error} When a promise isn't settled in time, such as on a frozen page. */
export async function inTime<Result>(
  what: string,
  promise: Promise<Result>,
  limit: number = defaultTimeout + 2000,
): Promise<Result> {
  const stop = new AbortController();
  const late = wait(limit, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`The browser gives no answer to ${what}; the page has frozen or the browser is gone.`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop.abort();
    late.catch(() => {});
  }
}

/**
 * Polls until the result is neither undefined nor false. @throws {Error} With a description of the missing result on
 * timeout.
 */
export async function until<Result>(
  what: string,
  ask: () => Promise<Result | undefined | false>,
  limit = defaultTimeout,
): Promise<Result> {
  const end = performance.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > end) throw new Error(`Never came: ${what}`);
    await wait(60);
  }
}
