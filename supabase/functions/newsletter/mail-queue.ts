import { createClient } from "@supabase/supabase-js";
import type { MailQueue, WaitingMail } from "./confirmation-mail.ts";

function isMail(value: unknown): value is WaitingMail {
  return typeof value === "object" && value !== null && "claim" in value && "confirm_code" in value;
}

/** Client for the mail queue and for the actions of mail links, through Supabase's REST API with the owner's key. */
export function mailQueue(address: string, ownerKey: string) {
  const client = createClient(address, ownerKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const call = async (name: string, parameters: object): Promise<unknown> => {
    const { data, error, status } = await client.rpc(name, parameters).abortSignal(AbortSignal.timeout(30_000));
    if (error !== null) throw new Error(`The database answered ${status} to ${name}`);
    return data;
  };
  const queue: MailQueue = {
    claim: async () => {
      const claimed = await call("claim_mails", { batch: 1 });
      if (!Array.isArray(claimed) || !claimed.every(isMail)) throw new Error("The database gave out no messages");
      return claimed[0];
    },
    finish: async ({ id, claim }, failure, retrySeconds) => {
      await call("finish_handover", { id, claim, failure, retry_seconds: retrySeconds });
    },
  };
  return {
    queue,
    confirm: (code: string) => call("confirm_newsletter", { code }),
    unsubscribe: (code: string) => call("unsubscribe", { code }),
  };
}
