import { type Crm, CrmRefusal, type Handover } from "./handover.ts";

/** The handover queue in the database. */
export interface HandoverQueue {
  /** Claims the next handover for this worker; `undefined` if the queue is empty. */
  claim(): Promise<Handover | undefined>;
  /** Records that a lead is about to be sent to a recipient. */
  disclose(leadId: string, recipient: string): Promise<void>;
  finish(handover: Handover, outcome: HandoverOutcome): Promise<void>;
  /** Pauses all workers for a number of seconds. */
  pause(seconds: number, reason: string): Promise<void>;
  /** The current pause, if any. */
  currentPause(): Promise<{ readonly until: string; readonly reason: string } | undefined>;
}

export type HandoverOutcome =
  | { readonly done: true; readonly crmContact: string }
  /** `retrySeconds` is `null` for no automatic retry. */
  | { readonly done: false; readonly failure: string; readonly retrySeconds: number | null };

export interface SyncOptions {
  /** Maximum number of handovers in this run. */
  readonly limit?: number;
  /** Timeout of the CRM for each handover, in milliseconds; shorter than a lease (five minutes). */
  readonly timeout?: number;
}

export interface SyncResult {
  /** Number of handovers sent and recorded as sent. */
  readonly done: number;
  /** Failure messages in order, without personal information. */
  readonly failures: readonly string[];
}

/** Consecutive failures after which the circuit breaker pauses the CRM. */
const mostFailures = 3;

/** Length of the pause in seconds after failures without an automatic retry. */
const peace = 3600;

/** Exponential backoff in seconds: one minute, doubled on each try, at most six hours. */
export function backoff(tries: number): number {
  return Math.min(60 * 2 ** Math.max(0, tries - 1), 6 * 3600);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "The database failed");

/** A failure of the CRM, with whether the CRM asks for a pause. */
type Failure = Extract<HandoverOutcome, { done: false }> & { readonly asksForTime: boolean };

function failureOf(error: unknown, tries: number): Failure {
  if (error instanceof CrmRefusal) {
    const retrySeconds = error.retrySeconds === undefined ? backoff(tries) : error.retrySeconds;
    return { done: false, failure: error.message, retrySeconds, asksForTime: error.asksForTime };
  }
  const isLate = error instanceof Error && error.name === "TimeoutError";
  const failure = isLate ? "No answer in time" : "The connection broke, or the answer was cut off";
  return { done: false, failure, retrySeconds: backoff(tries), asksForTime: false };
}

/**
 * Circuit breaker: counts consecutive failures of the same kind. All transient failures are one kind, whatever their
 * message; permanent rejections are the same kind if their messages are equal.
 */
class Breaker {
  #kind = "";
  #count = 0;

  /** @returns Whether to pause the CRM. */
  fails({ failure, retrySeconds, asksForTime }: Failure): boolean {
    const kind = retrySeconds === null ? failure : "not now";
    this.#count = kind === this.#kind ? this.#count + 1 : 1;
    this.#kind = kind;
    return asksForTime || this.#count >= mostFailures;
  }

  succeeds(): void {
    this.#count = 0;
  }
}

/**
 * Sends queued handovers one at a time. Several workers may run at once, since each has its own leases. A worker claims
 * one handover at a time, so that a consent withdrawn in the meantime takes effect.
 *
 * A failure doesn't stop the run, unless the CRM asks for a pause or three consecutive failures are alike. The CRM is
 * then paused for later runs, too.
 */
export async function syncLeads(
  queue: HandoverQueue,
  crm: Crm,
  { limit = 200, timeout = 20_000 }: SyncOptions = {},
): Promise<SyncResult> {
  let done = 0;
  const failures: string[] = [];
  const breaker = new Breaker();

  /** @returns Whether to continue. */
  const handOver = async (handover: Handover): Promise<boolean> => {
    let outcome: HandoverOutcome | Failure;
    try {
      outcome = { done: true, crmContact: await crm.tell(handover, AbortSignal.timeout(timeout)) };
    } catch (error) {
      outcome = failureOf(error, handover.tries);
    }
    let isFiled = true;
    try {
      const { done: isDone } = outcome;
      await queue.finish(
        handover,
        isDone ? outcome : { done: false, failure: outcome.failure, retrySeconds: outcome.retrySeconds },
      );
    } catch (error) {
      // The lease expires, and the handover is sent again under the same idempotency key.
      failures.push(messageOf(error));
      isFiled = false;
    }
    if (outcome.done) {
      if (isFiled) done += 1;
      breaker.succeeds();
      return true;
    }
    failures.push(outcome.failure);
    if (!("asksForTime" in outcome) || !breaker.fails(outcome)) return true;
    const seconds = outcome.retrySeconds ?? peace;
    await queue.pause(seconds, outcome.failure);
    if (!outcome.asksForTime) failures.push(`The CRM was left in peace after ${mostFailures} failures`);
    return false;
  };

  try {
    const pause = await queue.currentPause();
    if (pause !== undefined) return { done, failures: [`Hand-over waits until ${pause.until}: ${pause.reason}`] };
    for (let count = 0; count < limit; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const handover = await queue.claim();
      if (handover === undefined) break;
      // oxlint-disable-next-line no-await-in-loop -- filed before it is sent
      if (handover.lead !== null) await queue.disclose(handover.lead.id, crm.recipient);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (!(await handOver(handover))) break;
    }
  } catch (error) {
    failures.push(messageOf(error));
  }
  return { done, failures };
}
