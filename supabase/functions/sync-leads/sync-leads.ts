import { type Crm, CrmRefusal, type Handover } from "./handover.ts";

/** What waits in the database. */
export interface HandoverQueue {
  /** The next one, claimed for this worker; nothing when none waits. */
  claim(): Promise<Handover | undefined>;
  /** Files that a lead is about to be sent to a recipient. */
  disclose(leadId: string, recipient: string): Promise<void>;
  finish(handover: Handover, outcome: HandoverOutcome): Promise<void>;
  /** Has every worker leave the CRM in peace for so many seconds. */
  pause(seconds: number, reason: string): Promise<void>;
  /** The pause that lasts just now, if any. */
  currentPause(): Promise<{ readonly until: string; readonly reason: string } | undefined>;
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
  /** Told and filed as told. */
  readonly done: number;
  /** In the order of the tries; without anything personal. */
  readonly failures: readonly string[];
}

/** So many failures in a row, and the CRM is left in peace. */
const mostFailures = 3;

/** Seconds of peace after failures that would not be tried again by themselves. */
const peace = 3600;

/** Seconds until the next try: a minute, then twice as long each time, at most six hours. */
export function backoff(tries: number): number {
  return Math.min(60 * 2 ** Math.max(0, tries - 1), 6 * 3600);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "The database failed");

/** A failure of the CRM, with whether it asks for time. */
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
 * Counts failures in a row that are alike. A CRM that can't be reached or is busy fails in one way, whatever it says; a
 * refusal for good is like another one in the same words.
 */
class Breaker {
  #kind = "";
  #count = 0;

  /** @returns Whether the CRM should be left in peace. */
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
 * Hands over what waits, one after the other. Several workers may run at once: each claims for itself. It claims one at a
 * time, so that a consent withdrawn meanwhile counts.
 *
 * One that fails stops no other, until the CRM asks for time or three in a row fail alike: then it is left in peace,
 * by later runs, too.
 */
export async function syncLeads(
  queue: HandoverQueue,
  crm: Crm,
  { limit = 200, timeout = 20_000 }: SyncOptions = {},
): Promise<SyncResult> {
  let done = 0;
  const failures: string[] = [];
  const breaker = new Breaker();

  /** @returns Whether to go on. */
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
      // Its claim ends by itself, and then it is told again under the same key.
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
