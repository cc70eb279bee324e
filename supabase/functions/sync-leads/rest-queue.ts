import { createClient } from "@supabase/supabase-js";
import type { Handover } from "./handover.ts";
import type { HandoverQueue } from "./sync-leads.ts";

/**
 * Whether the database returned a handover. Checks only the fields that identify it; the function in the migrations
 * builds the rest.
 */
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

/** Client for the handover queue through Supabase's REST API, with the owner's key. */
export function restQueue(address: string, ownerKey: string): HandoverQueue {
  const client = createClient(address, ownerKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const call = async (name: string, parameters: object): Promise<unknown> => {
    const { data, error, status } = await client.rpc(name, parameters).abortSignal(AbortSignal.timeout(30_000));
    // The database's message may quote a visitor's input.
    if (error !== null) throw new Error(`The database answered ${status} to ${name}`);
    return data;
  };
  return {
    claim: async () => {
      const claimed = await call("claim_handovers", { batch: 1 });
      if (!Array.isArray(claimed) || !claimed.every(isHandover)) throw new Error("The database gave out no handovers");
      return claimed[0];
    },
    disclose: async (leadId, recipient) => {
      await call("note_disclosure", { lead_id: leadId, recipient });
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
    pause: async (seconds, reason) => {
      await call("pause_handovers", { seconds, reason });
    },
    currentPause: async () => {
      const pause = await call("current_handover_pause", {});
      if (typeof pause !== "object" || pause === null || !("until" in pause) || !("reason" in pause)) return undefined;
      return { until: String(pause.until), reason: String(pause.reason) };
    },
  };
}
