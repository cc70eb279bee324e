import { type Crm, CrmRefusal, type Handover } from "./handover.ts";

/** What waits in the database. */
export interface HandoverQueue {
  /** The next one, claimed for this worker; nothing when none waits. */
  claim(): Promise<Handover | undefined>;
  finish(handover: Handover, outcome: HandoverOutcome): Promise<void>;
}

export type HandoverOutcome =
  | { readonly done: true; readonly crmContact: string }
  /** `retrySeconds` is `null` when it is not to be tried again by itself. */
  | { readonly done: false; readonly failure: string; readonly retrySeconds: number | null };

export interface SyncOptions {
  /** At most this many. */
  readonly limit?: number;
  /** How long the CRM may take for one, in milliseconds; shorter than a claim lasts (five minutes). */
  readonly timeout?: number;
}

export interface SyncResult {
  readonly done: number;
  /** In the order of the tries; without anything personal. */
  readonly failures: readonly string[];
}

/** Seconds until the next try: a minute, then twice as long each time, at most six hours. */
export function backoff(tries: number): number {
  return Math.min(60 * 2 ** Math.max(0, tries - 1), 6 * 3600);
}

function outcomeOf(error: unknown, tries: number): HandoverOutcome {
  if (error instanceof CrmRefusal) {
    const retrySeconds = error.retrySeconds === undefined ? backoff(tries) : error.retrySeconds;
    return { done: false, failure: error.message, retrySeconds };
  }
  const isLate = error instanceof Error && error.name === "TimeoutError";
  const failure = isLate ? "No answer in time" : "The connection broke, or the answer was cut off";
  return { done: false, failure, retrySeconds: backoff(tries) };
}

/**
 * Hands over what waits, one after the other. Several workers may run at once: each claims for itself. It claims one at a
 * time, so that a consent withdrawn meanwhile counts.
 */
export async function syncLeads(
  queue: HandoverQueue,
  crm: Crm,
  { limit = 200, timeout = 20_000 }: SyncOptions = {},
): Promise<SyncResult> {
  let done = 0;
  const failures: string[] = [];
  for (let count = 0; count < limit; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const handover = await queue.claim();
    if (handover === undefined) break;
    let outcome: HandoverOutcome;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      outcome = { done: true, crmContact: await crm.tell(handover, AbortSignal.timeout(timeout)) };
      done += 1;
    } catch (error) {
      outcome = outcomeOf(error, handover.tries);
      failures.push(outcome.done ? "" : outcome.failure);
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await queue.finish(handover, outcome);
  }
  return { done, failures };
}
