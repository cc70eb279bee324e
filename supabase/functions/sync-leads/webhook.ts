import { expectSuccess } from "./crm-answer.ts";
import type { Crm } from "./handover.ts";

export interface WebhookSettings {
  readonly recipient: string;
  readonly url: string;
  /** Sent as a bearer token; empty sends none. */
  readonly token: string;
}

/**
 * Posts each handover as JSON to the owner's URL: kind, email, purpose, lead, consents, channels on which the person
 * wants no contact, the code of the person's unsubscribe link, and the number of leads held in a flood. The header
 * `Idempotency-Key` is the same on every try, so that the receiver can skip duplicates. The receiver responds with 2xx
 * once it has stored the handover, and with an empty body, plain text, or JSON that reports no error.
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
