/*
 * Supabase Edge Function: stores a lead from a form that was sent without JavaScript. Deploy it with `npx supabase
 * functions deploy send-lead`, and set the site's URL with `npx supabase secrets set
 * SITE_URL=https://www.northcover.example`.
 */
import { createClient } from "@supabase/supabase-js";
import { createSendLead } from "./send-lead.ts";

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (value === undefined || value === "") throw new Error(`The function's setting ${name} is missing`);
  return value;
}

const backend = createClient(setting("SUPABASE_URL"), setting("SUPABASE_SERVICE_ROLE_KEY"), {
  auth: { persistSession: false, autoRefreshToken: false },
});
/** Header in which the proxy in front of the function passes the caller's IP address. */
const addressHeader = Deno.env.get("CALLER_ADDRESS_HEADER") ?? "cf-connecting-ip";

Deno.serve(
  createSendLead({
    siteUrl: setting("SITE_URL").replace(/\/$/, ""),
    callerAddress: (request) => request.headers.get(addressHeader),
    store: async (form, caller) => {
      const { data, error, status } = await backend
        .rpc("send_lead_form", { form, ...caller })
        .abortSignal(AbortSignal.timeout(10_000));
      if (error !== null) throw new Error(`The database answered ${status}`);
      return data;
    },
  }),
);
