import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { countLeads, emptyDatabase, ownerOf, type TestDatabase } from "./test-database.ts";

/** The shared form as a browser submits it: text only, and ticked boxes only. */
const form = {
  name: "  Zoë   O'Neil ",
  email: "zoe@example.ca",
  phone: "416-555-0123",
  interest: "home_insurance",
  lead_type: "consultation",
  page_source: "tools_consultation",
  page_url: "https://www.northcover.example/tools/consultation",
  user_agent: "Mozilla/5.0",
  contact_statement: "contact_box@1",
};

export function describeLeadForm(open: () => TestDatabase): void {
  const { ask } = ownerOf(open);
  const send = (fields: object, caller: string | null = null) =>
    ask("send_lead_form($1::jsonb, $2)", [JSON.stringify(fields), caller]);

  describe("a plain form", () => {
    beforeEach(() => emptyDatabase(open()));

    test("is stored under the same rules as every lead, with its consents", async () => {
      expect(await send({ ...form, newsletter_statement: "newsletter_box@1" })).toBe("stored");
      const rows = await open().owner(
        `select name, email, phone, interest, lead_type, consent, newsletter, user_agent, ghl_sync_status,
           array(select purpose || ' ' || statement_id from private.consent_records where lead_id = id order by 1) as consents
         from public.leads`,
      );
      expect(rows).toEqual([
        {
          name: "Zoë O'Neil",
          email: "zoe@example.ca",
          phone: "416-555-0123",
          interest: "home_insurance",
          lead_type: "consultation",
          consent: true,
          newsletter: true,
          user_agent: "Mozilla/5.0",
          ghl_sync_status: "pending",
          consents: ["contact contact_box", "newsletter newsletter_box"],
        },
      ]);
    });

    test("for the newsletter needs no name, and its button gives the consent", async () => {
      const signup = {
        email: "zoe@example.ca",
        interest: "insider_tips",
        lead_type: "newsletter_signup",
        page_source: "blog_index",
        page_url: "https://www.northcover.example/blog",
        contact_statement: "newsletter_signup_button@2",
      };
      expect(await send(signup)).toBe("stored");
      expect(await open().owner("select newsletter, name, phone from public.leads")).toEqual([
        { newsletter: true, name: "", phone: "" },
      ]);
    });

    test.each([
      ["name", { name: "" }],
      ["name", { name: undefined }],
      ["email", { email: "nonsense" }],
      ["email", { email: undefined }],
      ["phone", { phone: "call me" }],
      ["interest", { interest: "" }],
      ["interest", { interest: undefined }],
      ["consent", { contact_statement: undefined }],
      ["consent", { contact_statement: "" }],
      ["form", { contact_statement: "exit_intent_button@1" }],
      ["form", { newsletter_statement: "nothing@1" }],
      ["form", { lead_type: "admin" }],
      ["form", { lead_type: undefined }],
      ["form", { page_url: "javascript:alert(1)" }],
    ])("reports that %s is invalid, and stores nothing: %j", async (part, change) => {
      expect(await send({ ...form, ...change })).toBe(part);
      expect(await countLeads(open())).toBe(0);
    });

    test.each([{}, [], "text", 7, null, { name: { a: 1 }, email: ["x"] }])("answers any input: %j", async (fields) => {
      expect(await send(Object(fields) as object)).toMatch(/^(name|email|interest|consent|form)$/);
      expect(await countLeads(open())).toBe(0);
    });

    test("submitted twice is stored once; with another interest it is another lead", async () => {
      expect(await send(form)).toBe("stored");
      expect(await send(form)).toBe("stored");
      expect(await countLeads(open())).toBe(1);
      expect(await send({ ...form, interest: "life_insurance" })).toBe("stored");
      expect(await countLeads(open())).toBe(2);
    });

    test("counts by the address that the function received, not by one in the form", async () => {
      await open().owner("update private.flood_limits set per_address_hour = 2");
      onTestFinished(
        async () => void (await open().owner("update private.flood_limits set per_address_hour = default")),
      );
      const one = (number: number) => ({
        ...form,
        email: `a${number}@example.ca`,
        "cf-connecting-ip": String(number),
      });
      expect(await send(one(1), "203.0.113.9")).toBe("stored");
      expect(await send(one(2), "203.0.113.9")).toBe("stored");
      expect(await send(one(3), "203.0.113.9")).toBe("too-many");
      expect(await send(one(3), "203.0.113.10")).toBe("stored");
    });
  });
}
