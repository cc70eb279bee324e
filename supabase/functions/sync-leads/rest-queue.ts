import type { Handover } from "./handover.ts";
import type { HandoverQueue } from "./sync-leads.ts";

/** Whether the database gave out what it should; the rest of it is as the function in the migrations makes it. */
function isHandover(value: unknown): value is Handover {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "claim" in value &&
    "kind" in value &&
    "lead" in value
  );
}

/** The queue of a database behind Supabase's REST API, opened with the owner's key. */
export function restQueue(address: string, ownerKey: string): HandoverQueue {
  const call = async (name: string, parameters: object): Promise<unknown> => {
    const answer = await fetch(`${address}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: ownerKey, Authorization: `Bearer ${ownerKey}`, "Content-Type": "application/json" },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`The database answered ${answer.status} to ${name}`);
    return answer.json();
  };
  return {
    claim: async () => {
      const claimed = await call("claim_handovers", { batch: 1 });
      if (!Array.isArray(claimed) || !claimed.every(isHandover)) throw new Error("The database gave out no handovers");
      return claimed[0];
    },
    finish: async ({ id, claim }, outcome) => {
      await call("finish_handover", {
        id,
        claim,
        ...(outcome.done
          ? { crm_contact: outcome.crmContact }
          : { failure: outcome.failure, retry_seconds: outcome.retrySeconds }),
      });
    },
  };
}
