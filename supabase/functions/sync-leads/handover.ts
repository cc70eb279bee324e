/** What the CRM is to be told, as the database gives it out (public.claim_handovers). */
export interface Handover {
  readonly id: string;
  /** Proves that this worker has it. */
  readonly claim: string;
  /** `confirmed`: the newsletter of a lead that was told before. `flood`: news for the owner, about nobody. */
  readonly kind: "lead" | "confirmed" | "withdrawn" | "erased" | "flood";
  /** This try counted. */
  readonly tries: number;
  readonly email: string;
  /** What was withdrawn; `null` is everything. */
  readonly purpose: "contact" | "newsletter" | "phone" | "email" | null;
  /** How the CRM knows the person; empty before the first success. */
  readonly crm_contact: string;
  readonly lead: HandedLead | null;
  readonly consents: readonly HandedConsent[];
  /** Ways in which the person doesn't want to be contacted. */
  readonly not_by: readonly ("phone" | "email")[];
  /** For the person's unsubscribe link; `null` where there is no lead. */
  readonly unsubscribe_code: string | null;
  /** How many leads a flood has had held so far; `null` for everything else. */
  readonly held: number | null;
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
  /** Whose it is, as the privacy page names them; each lead is filed with it. */
  readonly recipient: string;
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
  /** Whether the CRM wants to be told nothing at all for so long. */
  readonly asksForTime: boolean;

  constructor(message: string, retrySeconds?: number | null, { asksForTime = false } = {}) {
    super(message);
    this.retrySeconds = retrySeconds;
    this.asksForTime = asksForTime;
  }
}
