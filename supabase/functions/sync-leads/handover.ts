/** A queued message to the CRM, as returned by `public.claim_handovers`. */
export interface Handover {
  readonly id: string;
  /** Proof of this worker's lease. */
  readonly claim: string;
  /**
   * `confirmed`: a newsletter consent confirmed after its lead was handed over. `flood`: a notice for the owner, about
   * no person.
   */
  readonly kind: "lead" | "confirmed" | "withdrawn" | "erased" | "flood";
  /** Number of tries, including this one. */
  readonly tries: number;
  readonly email: string;
  /** The withdrawn purpose; `null` for all. */
  readonly purpose: "contact" | "newsletter" | "phone" | "email" | null;
  /** Id of the person in the CRM; empty before the first success. */
  readonly crm_contact: string;
  readonly lead: HandedLead | null;
  readonly consents: readonly HandedConsent[];
  /** Channels on which the person doesn't want to be contacted. */
  readonly not_by: readonly ("phone" | "email")[];
  /** Code of the person's unsubscribe link; `null` without a lead. */
  readonly unsubscribe_code: string | null;
  /** Number of leads held in a flood so far; `null` for other kinds. */
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
  /** Language of the form: "en" or "fr". */
  readonly language: string;
}

export interface HandedConsent {
  readonly purpose: "contact" | "newsletter";
  /** Verbatim text of the consent. */
  readonly text: string;
  readonly given_at: string;
}

/** The owner's CRM, or another recipient of leads. */
export interface Crm {
  /** Name of the recipient on the privacy page; recorded with each lead. */
  readonly recipient: string;
  /**
   * Sends one message. Must be idempotent: a worker may stop between the CRM's response and recording it.
   * @returns Id of the person in the CRM from now on.
   * @throws {CrmRefusal} If the CRM rejects the message.
   */
  tell(handover: Handover, signal: AbortSignal): Promise<string>;
}

/** Reason for which the CRM rejected a message, for the owner, without personal information. */
export class CrmRefusal extends Error {
  override readonly name = "CrmRefusal";
  /** Retry delay in seconds set by the CRM; `null` if a retry would fail alike. */
  readonly retrySeconds: number | null | undefined;
  /** Whether the CRM asks for a pause of all messages for that time. */
  readonly asksForTime: boolean;

  constructor(message: string, retrySeconds?: number | null, { asksForTime = false } = {}) {
    super(message);
    this.retrySeconds = retrySeconds;
    this.asksForTime = asksForTime;
  }
}
