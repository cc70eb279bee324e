/** What the CRM is to be told, as the database gives it out (public.claim_handovers). */
export interface Handover {
  readonly id: string;
  /** Proves that this worker has it. */
  readonly claim: string;
  readonly kind: "lead" | "withdrawn" | "erased";
  /** This try counted. */
  readonly tries: number;
  readonly email: string;
  /** What was withdrawn; `null` is everything. */
  readonly purpose: "contact" | "newsletter" | null;
  /** How the CRM knows the person; empty before the first success. */
  readonly crm_contact: string;
  readonly lead: HandedLead | null;
  readonly consents: readonly HandedConsent[];
}

export interface HandedLead {
  readonly id: string;
  readonly created_at: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly interest: string;
  readonly lead_type: string;
  readonly page_source: string;
  readonly page_url: string;
}

export interface HandedConsent {
  readonly purpose: "contact" | "newsletter";
  /** To the letter what was agreed to. */
  readonly text: string;
  readonly given_at: string;
}

/** The owner's CRM, or whatever takes leads in its place. */
export interface Crm {
  /**
   * Tells it one thing. Telling the same twice must not make two of it: a worker may end between the CRM's answer and
   * writing it down.
   * @returns How the CRM knows the person from now on.
   * @throws {CrmRefusal} When it doesn't take it.
   */
  tell(handover: Handover, signal: AbortSignal): Promise<string>;
}

/** Why the CRM didn't take something: in words for the owner, without anything personal. */
export class CrmRefusal extends Error {
  override readonly name = "CrmRefusal";
  /** Seconds until it may be tried again as the CRM asks; `null` when another try would fail alike. */
  readonly retrySeconds: number | null | undefined;

  constructor(message: string, retrySeconds?: number | null) {
    super(message);
    this.retrySeconds = retrySeconds;
  }
}

/** The answer of a CRM over HTTP, if it is a success. */
export async function expectSuccess(answer: Response, who: string): Promise<Response> {
  if (answer.ok) return answer;
  await answer.body?.cancel();
  const { status } = answer;
  const message = `${who} answered ${status}`;
  if (status === 429 || status === 503) {
    const seconds = Number(answer.headers.get("Retry-After") ?? Number.NaN);
    throw new CrmRefusal(message, Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : undefined);
  }
  if (status === 401 || status === 403) throw new CrmRefusal(`${message}: check its key and its rights`, 3600);
  if (status === 408 || status >= 500) throw new CrmRefusal(message);
  throw new CrmRefusal(`${message}: it will not take this`, null);
}
