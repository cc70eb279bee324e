import { expectSuccess } from "./crm-answer.ts";
import type { Crm } from "./handover.ts";

export interface WebhookSettings {
  readonly recipient: string;
  readonly url: string;
  /** Sent as a bearer token; empty sends none. */
  readonly token: string;
}

/**
 * Hands everything as JSON to an address of the owner's: kind, email, purpose, lead, consents, ways in which the person
 * wants no contact, the code of the person's unsubscribe link, and how many leads a flood has had held. The header
 * `Idempotency-Key` is the same on every try, so that the receiver can pass over what it has.
 * It answers 2xx when it has stored it, with nothing, with plain text, or with JSON that names no error.
 */
export function webhook(settings: WebhookSettings, fetchFrom: typeof fetch = fetch): Crm {
  return {
    recipient: settings.recipient,
    tell: async ({ id, kind, email, purpose, lead, consents, not_by, unsubscribe_code, held }, signal) => {
      const answer = await fetchFrom(settings.url, {
        method: "POST",
        redirect: "manual",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": id,
          ...(settings.token === "" ? {} : { Authorization: `Bearer ${settings.token}` }),
        },
        body: JSON.stringify({ id, kind, email, purpose, lead, consents, not_by, unsubscribe_code, held }),
        signal,
      });
      await expectSuccess(answer, "The webhook");
      return lead?.id ?? "";
    },
  };
}
