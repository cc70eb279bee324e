/*
 * Supabase Edge Function: handles the links in newsletter mails, and sends the confirmation mails. Deploy it with `npx
 * supabase functions deploy newsletter --no-verify-jwt`, set `MAIL_TOKEN` and `NEWSLETTER_LINK_URL` with `npx supabase
 * secrets set`, and schedule a call every five minutes with the owner's key (Integrations, Cron).
 */
import { mailFromSettings, sendConfirmations } from "./confirmation-mail.ts";
import { mailQueue } from "./mail-queue.ts";
import { createNewsletterLink } from "./newsletter-link.ts";

const setting = (name: string) => Deno.env.get(name);
const backend = setting("SUPABASE_URL") ?? "";
const ownerKey = setting("SUPABASE_SERVICE_ROLE_KEY") ?? "";
const database = mailQueue(backend, ownerKey);
const answerLink = createNewsletterLink(database);

Deno.serve(async (request: Request) => {
  if (ownerKey === "" || request.headers.get("Authorization") !== `Bearer ${ownerKey}`) return answerLink(request);
  const mail = mailFromSettings(setting, setting("NEWSLETTER_LINK_URL") ?? `${backend}/functions/v1/newsletter`);
  if (mail === undefined) return Response.json({ message: "No mail service is set" }, { status: 500 });
  return Response.json(await sendConfirmations(database.queue, mail));
});
