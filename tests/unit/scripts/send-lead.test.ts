import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeEmail, normalizePhone } from "#domain/contact-details.ts";
import { createSendLead } from "../../../supabase/functions/send-lead/send-lead.ts";

/** What the function stores of a plain form. */
async function stored(form: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  let sent: Readonly<Record<string, string>> = {};
  const sendLead = createSendLead({
    siteUrl: "",
    callerAddress: () => null,
    store: async (fields) => {
      sent = fields;
      return "stored";
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  await sendLead(new Request("http://localhost/", { method: "POST", headers, body: new URLSearchParams(form) }));
  return sent;
}

test("contact details of a plain form are normalised as with JavaScript", async () => {
  const piece = fc.constantFrom(..."éa.@1-– \u200E\u202A４/:。例", "ca");
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
  const email = fc.oneof(text, fc.constantFrom("info@café-québec.ca", "zoe@exa\u200Bmple.ca"));
  await fc.assert(
    fc.asyncProperty(email, text, async (typedEmail, typedPhone) => {
      const { email: storedEmail, phone } = await stored({ email: typedEmail, phone: typedPhone });
      expect([storedEmail, phone]).toEqual([normalizeEmail(typedEmail), normalizePhone(typedPhone).trim()]);
    }),
  );
});
