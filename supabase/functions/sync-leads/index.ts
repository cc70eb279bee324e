/*
 * Supabase Edge Function: hands stored leads to the owner's CRM. Deploy it with `npx supabase functions deploy
 * sync-leads`, set the CRM's settings with `npx supabase secrets set`, and schedule a call every five minutes with the
 * owner's key (Integrations, Cron); a call without that key is refused.
 */
import { crmFromSettings } from "./crm-settings.ts";
import type { Crm } from "./handover.ts";
import { restQueue } from "./rest-queue.ts";
import { syncLeads } from "./sync-leads.ts";

const setting = (name: string) => Deno.env.get(name);
const backend = setting("SUPABASE_URL") ?? "";
const ownerKey = setting("SUPABASE_SERVICE_ROLE_KEY") ?? "";

Deno.serve(async (request: Request) => {
  if (ownerKey === "" || request.headers.get("Authorization") !== `Bearer ${ownerKey}`) {
    return new Response(null, { status: 401 });
  }
  let crm: Crm | undefined;
  try {
    crm = crmFromSettings(setting);
  } catch (error) {
    return Response.json({ message: error instanceof Error ? error.message : "Wrong settings" }, { status: 500 });
  }
  if (crm === undefined) return Response.json({ message: "No CRM is set" }, { status: 500 });
  const { done, failures } = await syncLeads(restQueue(backend, ownerKey), crm, { limit: 50 });
  for (const failure of failures) console.error(failure);
  return Response.json({ done, failures });
});
