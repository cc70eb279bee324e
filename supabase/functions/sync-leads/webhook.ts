import { type Crm, expectSuccess } from "./handover.ts";

export interface WebhookSettings {
  readonly url: string;
  /** Sent as a bearer token; empty sends none. */
  readonly token: string;
}

/**
 * Hands everything as JSON to an address of the owner's: kind, email, purpose, lead and consents. The header
 * `Idempotency-Key` is the same on every try, so that the receiver can pass over what it has.
 */
export function webhook(settings: WebhookSettings, fetchFrom: typeof fetch = fetch): Crm {
  return {
    tell: async ({ id, kind, email, purpose, lead, consents }, signal) => {
      const answer = await fetchFrom(settings.url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": id,
          ...(settings.token === "" ? {} : { Authorization: `Bearer ${settings.token}` }),
        },
        body: JSON.stringify({ id, kind, email, purpose, lead, consents }),
        signal,
      });
      await (await expectSuccess(answer, "The webhook")).arrayBuffer();
      return lead?.id ?? "";
    },
  };
}
