import { beforeEach, afterEach, describe, expect, test } from "vitest";
import { emptyDatabase, fitting, insertLead, ownerOf, signup as signupOf, type TestDatabase } from "./test-database.ts";

const ann = { email: "ann@example.ca" };

export function describeSuppression(open: () => TestDatabase): void {
  const { ask, claim, finish, follow, handOver, value } = ownerOf(open);
  const suppressed = () => ask("suppressed_purposes('ann@example.ca')");
  const release = () => ask("release_leads('{}')");

  describe("a suppression", () => {
    beforeEach(() => emptyDatabase(open()));

    test("is not ended by a lead, which anybody can send, but by the owner's release", async () => {
      await insertLead(open(), fitting(ann));
      await ask("withdraw_consent(email => 'ann@example.ca')");
      expect(await suppressed()).toEqual(["contact", "newsletter"]);
      await insertLead(open(), fitting({ email: "Ann@example.ca", newsletter: true }));
      expect(await suppressed()).toEqual(["contact", "newsletter"]);
      expect(await claim()).toEqual([]);
      expect((await follow("state, held_for")).at(-1)).toEqual({
        state: "held",
        held_for: "had asked for no more messages",
      });
      expect(await release()).toBe(1);
      expect(await suppressed()).toEqual([]);
      expect(await claim()).toHaveLength(1);
    });

    test("is not ended by a lead that was held for another reason and is handled", async () => {
      await ask("withdraw_consent(email => 'ann@example.ca')");
      const lead = fitting({ ...ann, page_source: "mallory" });
      await insertLead(open(), lead);
      expect(await ask("handle_lead($1)", [lead.id])).toBe(true);
      expect(await suppressed()).toEqual(["contact", "newsletter"]);
      expect(await claim()).toEqual([]);
    });

    test("of the newsletter does not hold a request to be contacted", async () => {
      await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'newsletter')");
      await insertLead(open(), fitting(ann));
      expect(await follow("state")).toEqual(["new"]);
      expect(await suppressed()).toEqual(["newsletter"]);
    });

    test("survives an erasure, until the person agrees again and the owner releases the lead", async () => {
      await insertLead(open(), fitting(ann));
      await ask("erase_person('ann@example.ca')");
      await insertLead(open(), fitting(ann));
      expect(await suppressed()).toEqual(["contact", "newsletter"]);
      expect(await follow("state")).toEqual(["held"]);
      await release();
      expect(await suppressed()).toEqual(["newsletter"]);
    });

    test("made after a lead is not ended by releasing that lead", async () => {
      await insertLead(open(), fitting({ ...ann, page_source: "mallory" }));
      await ask("withdraw_consent(email => 'ann@example.ca')");
      expect(await release()).toBe(1);
      expect(await suppressed()).toEqual(["contact", "newsletter"]);
      expect(await claim()).toEqual([]);
    });

    test("moves to a corrected address, with requests and notices to the CRM", async () => {
      await insertLead(open(), fitting({ email: "old@example.ca" }));
      await handOver("c1");
      await ask("withdraw_consent(email => 'old@example.ca')");
      await ask("note_request('Old@example.ca', 'export')");
      expect(await ask("correct_person('old@example.ca', 'email', 'Ann@example.ca')")).toBe(1);
      expect(await suppressed()).toEqual(["contact", "newsletter"]);
      expect(await ask("suppressed_purposes('old@example.ca')")).toEqual(["contact", "newsletter"]);
      expect(await claim()).toMatchObject([{ kind: "withdrawn", email: "ann@example.ca", crm_contact: "c1" }]);
      await ask("erase_person('ann@example.ca')");
      for (const table of ["private.handovers", "private.privacy_requests"]) {
        const rows = await open().owner(`select to_jsonb(kept)::text as text from ${table} as kept`);
        expect(JSON.stringify(rows)).not.toMatch(/old@/i);
      }
    });
  });

  describe("a person who wants no calls", () => {
    beforeEach(() => emptyDatabase(open()));

    test("can be written to, and the number is not handed over", async () => {
      await insertLead(open(), fitting({ ...ann, phone: "416-555-0123" }));
      expect(await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'phone')")).toBe(1);
      expect(await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'phone')")).toBe(0);
      expect(await suppressed()).toEqual(["phone"]);
      expect(await follow("contact_consent, state")).toEqual([{ contact_consent: "by email only", state: "new" }]);
      expect(await claim()).toMatchObject([
        { kind: "lead", lead: { phone: "" }, not_by: ["phone"], consents: [{ purpose: "contact" }] },
      ]);
    });

    test("is reported to a CRM that has the number", async () => {
      await insertLead(open(), fitting({ ...ann, phone: "416-555-0123" }));
      await handOver("c1");
      await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'phone')");
      expect(await claim()).toMatchObject([{ kind: "withdrawn", purpose: "phone", crm_contact: "c1" }]);
    });

    test("and no messages either, has withdrawn the consent to contact", async () => {
      await insertLead(open(), fitting({ ...ann, newsletter: true }));
      expect(await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'email')")).toBe(2);
      expect(await suppressed()).toEqual(["email", "newsletter"]);
      expect(await follow("contact_consent, newsletter_consent")).toEqual([
        { contact_consent: "by phone only", newsletter_consent: "withdrawn" },
      ]);
      expect(await claim()).toMatchObject([{ not_by: ["email"], consents: [{ purpose: "contact" }] }]);
      await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'phone')");
      expect(await follow("contact_consent, state")).toEqual([{ contact_consent: "withdrawn", state: "withdrawn" }]);
    });

    test("is held only when a new request brings a number", async () => {
      await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'phone')");
      await insertLead(open(), fitting(ann));
      expect(await follow("state")).toEqual(["new"]);
      await insertLead(open(), fitting({ ...ann, phone: "416-555-0123" }));
      expect((await follow("state")).at(-1)).toBe("held");
      await release();
      expect(await suppressed()).toEqual([]);
    });
  });

  describe("an unsubscribe link", () => {
    beforeEach(() => emptyDatabase(open()));

    test("ends the newsletter for its address with its code alone, with or without a mail sender", async () => {
      await insertLead(open(), fitting({ ...ann, newsletter: true }));
      const [lead] = await claim();
      await finish(lead, "c1");
      const code = await ask("unsubscribe_code('Ann@example.ca')");
      expect(lead?.["unsubscribe_code"]).toBe(code);
      expect(code).not.toMatch(/ann|example/i);
      expect(await ask("unsubscribe($1)", [code])).toBe(true);
      expect(await follow("contact_consent, newsletter_consent")).toEqual([
        { contact_consent: "given", newsletter_consent: "withdrawn" },
      ]);
      expect(await suppressed()).toEqual(["newsletter"]);
      expect(await claim()).toMatchObject([{ kind: "withdrawn", purpose: "newsletter", email: "ann@example.ca" }]);
      expect(await ask("unsubscribe($1)", [code])).toBe(true);
    });

    test("works for an address whose leads are erased", async () => {
      const code = await ask("unsubscribe_code('ann@example.ca')");
      expect(await ask("unsubscribe($1)", [code])).toBe(true);
      expect(await suppressed()).toEqual(["newsletter"]);
    });

    test("has no effect when it is forged or truncated", async () => {
      const code = String(await ask("unsubscribe_code('ann@example.ca')"));
      const [subject = "", proof = ""] = code.split(".");
      const other = String(await ask("unsubscribe_code('ben@example.ca')")).split(".")[1] ?? "";
      for (const wrong of ["", ".", code.slice(1), code.slice(0, -1), `${subject}.${other}`, `${proof}.${subject}`]) {
        expect(await ask("unsubscribe($1)", [wrong])).toBe(false);
      }
      expect(await suppressed()).toEqual([]);
    });
  });

  describe("a newsletter with a mail sender named by the owner", () => {
    beforeEach(async () => {
      await emptyDatabase(open());
      await ask("name_mail_sender('Northcover <news@northcover.example>')");
    });
    afterEach(() => ask("name_mail_sender('')"));

    const mails = async () => (await ask("claim_mails(10)")) as Record<string, unknown>[];
    const signup = (change: object = {}) => signupOf({ ...ann, ...change });

    test("is handed over once the person has confirmed it by a link", async () => {
      await insertLead(open(), signup());
      expect(await follow("newsletter_consent")).toEqual(["unconfirmed"]);
      expect(await claim()).toEqual([]);
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ sender: "Northcover <news@northcover.example>", email: "ann@example.ca" });
      expect(await mails()).toEqual([]);
      await finish(mail);
      expect(await value("select ghl_sync_status from public.leads")).toBe("pending");
      expect(await ask("confirm_newsletter($1)", [mail?.["confirm_code"]])).toBe("confirmed");
      expect(await ask("confirm_newsletter($1)", [mail?.["confirm_code"]])).toBe("confirmed");
      expect(await follow("newsletter_consent")).toEqual(["confirmed"]);
      expect(await claim()).toMatchObject([{ kind: "lead", consents: [{ purpose: "newsletter" }] }]);
    });

    test("is handed over after an earlier request to be contacted", async () => {
      await insertLead(open(), fitting({ ...ann, newsletter: true }));
      expect(await claim()).toMatchObject([{ kind: "lead", consents: [{ purpose: "contact" }] }]);
      await open().owner("update private.handovers set done_at = now(), crm_contact = 'c1' where kind = 'lead'");
      const [mail] = await mails();
      await ask("confirm_newsletter($1)", [mail?.["confirm_code"]]);
      expect(await claim()).toMatchObject([
        { kind: "confirmed", crm_contact: "c1", consents: [{ purpose: "contact" }, { purpose: "newsletter" }] },
      ]);
      expect(await follow("newsletter_consent")).toEqual(["confirmed"]);
    });

    test("that was suppressed resumes by the person's own link only", async () => {
      await ask("withdraw_consent(email => 'ann@example.ca', purpose => 'newsletter')");
      await insertLead(open(), signup());
      expect(await suppressed()).toEqual(["newsletter"]);
      expect(await release()).toBe(0);
      expect(await claim()).toEqual([]);
      const [mail] = await mails();
      expect(await ask("confirm_newsletter($1)", [mail?.["confirm_code"]])).toBe("confirmed");
      expect(await suppressed()).toEqual([]);
    });

    test("ends when the person unsubscribes later", async () => {
      await insertLead(open(), signup());
      const [mail] = await mails();
      await ask("unsubscribe($1)", [mail?.["unsubscribe_code"]]);
      expect(await ask("confirm_newsletter($1)", [mail?.["confirm_code"]])).toBe("over");
      expect(await suppressed()).toEqual(["newsletter"]);
      await ask("erase_person('ann@example.ca')");
      expect(await ask("confirm_newsletter($1)", [mail?.["confirm_code"]])).toBe("over");
      expect(await ask("confirm_newsletter('x')")).toBe("unknown");
      expect(await ask("confirm_newsletter($1)", [`${crypto.randomUUID()}.${"0".repeat(40)}`])).toBe("unknown");
    });

    test("asks for confirmation once a day, and not for a held lead before its release", async () => {
      await insertLead(open(), signup({ page_source: "mallory" }));
      expect(await mails()).toEqual([]);
      await release();
      await insertLead(open(), signup({ email: "Ann+2@example.ca" }));
      expect(await mails()).toHaveLength(1);
      await open().owner("update private.handovers set created_at = created_at - interval '25 hours'");
      await insertLead(open(), signup());
      expect(await mails()).toHaveLength(1);
    });
  });
}
