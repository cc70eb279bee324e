/*
 * Supabase Edge Function: takes a lead from a form that was sent without JavaScript. Deploy it with
 * `npx supabase functions deploy send-lead`, and say where the site is with
 * `npx supabase secrets set SITE_URL=https://www.northcover.example`.
 */
import { createSendLead } from "./send-lead.ts";

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined || value === "") throw new Error(`The function's setting ${name} is missing`);
  return value;
}

const backend = setting("SUPABASE_URL");
const ownerKey = setting("SUPABASE_SERVICE_ROLE_KEY");
/** The header in which the proxy in front of the function puts the caller's address. */
const addressHeader = Deno.env.get("CALLER_ADDRESS_HEADER") ?? "cf-connecting-ip";

Deno.serve(
  createSendLead({
    siteUrl: setting("SITE_URL").replace(/\/$/, ""),
    callerAddress: (request) => request.headers.get(addressHeader),
    store: async (form, callerAddress) => {
      const answer = await fetch(`${backend}/rest/v1/rpc/send_lead_form`, {
        method: "POST",
        headers: { apikey: ownerKey, Authorization: `Bearer ${ownerKey}`, "Content-Type": "application/json" },
        body: JSON.stringify({ form, caller_address: callerAddress }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new Error(`The database answered ${answer.status}`);
      return answer.json();
    },
  }),
);
