import { beforeEach, describe, expect, test } from "vitest";
import { consultationInterests, toolPageSource } from "#domain/tool.ts";
import { toolLeadType } from "#domain/tool-lead-type.ts";
import { analysisForm } from "#text/blog/analysis-form.ts";
import { rightsForm } from "#text/blog/insurance-consumer-rights-canada/rights-form.ts";
import { tools } from "#text/tools.ts";
import {
  countLeads,
  emptyDatabase,
  fitting,
  insertLead,
  ownerOf,
  refusal,
  type Row,
  signup,
  type TestDatabase,
  validLead,
} from "./test-database.ts";

export function describeOwner(open: () => TestDatabase): void {
  const { ask, claim, finish, follow, list, value } = ownerOf(open);
  const statusOf = (id: unknown) => value("select ghl_sync_status from public.leads where id = $1", [id]);

  test("the list of forms matches the site's tools, consultation and other forms", async () => {
    const rows = await open().owner("select page_source, lead_type, interests from private.lead_forms");
    const listed = new Map(rows.map((row) => [row["page_source"], row]));
    const forms: Row[] = [
      ...tools.map((tool) => ({
        page_source: toolPageSource(tool.id),
        lead_type: toolLeadType(tool),
        interests: [...tool.interests],
      })),
      {
        page_source: toolPageSource("consultation"),
        lead_type: "consultation",
        interests: [...consultationInterests],
      },
      { page_source: rightsForm.pageSource, lead_type: rightsForm.leadType, interests: [...rightsForm.interests] },
      { page_source: "actuarial_tables", lead_type: analysisForm.leadType, interests: [...analysisForm.interests] },
    ];
    for (const form of forms) expect(listed.get(form["page_source"])).toEqual(form);
  });

  describe("handing leads over", () => {
    beforeEach(() => emptyDatabase(open()));

    test("gives each lead to one worker, with the agreed wording, and accepts no other worker's result", async () => {
      const lead = fitting({ newsletter: true });
      await insertLead(open(), lead);
      const [first, ...others] = await claim();
      expect(others).toEqual([]);
      expect(first).toMatchObject({ kind: "lead", email: lead.email, tries: 1, lead: { id: lead.id } });
      expect(first?.["consents"]).toMatchObject([
        { purpose: "contact", text: "I agree to be contacted about insurance services *" },
        { purpose: "newsletter", text: "Send me weekly insurance tips and updates" },
      ]);
      expect(await claim()).toEqual([]);
      expect(await ask("finish_handover($1, gen_random_uuid())", [first?.["id"]])).toBe(false);
      expect(await statusOf(lead.id)).toBe("pending");
      expect(await finish(first, "c1")).toBe(true);
      expect(await statusOf(lead.id)).toBe("synced");
      expect(await claim()).toEqual([]);
    });

    test("retries a failed lead when it is due, and reports why it failed", async () => {
      const lead = fitting();
      await insertLead(open(), lead);
      const [first] = await claim();
      await ask("finish_handover($1, $2, 'The CRM answered 500', 60)", [first?.["id"], first?.["claim"]]);
      expect(await statusOf(lead.id)).toBe("failed");
      expect(await claim()).toEqual([]);
      const failed = { state: "failed", failure: "The CRM answered 500", tries: 1 };
      expect(await follow("state, failure, tries")).toEqual([failed]);
      await open().owner("update private.handovers set next_try_at = now()");
      const [second] = await claim();
      expect(second).toMatchObject({ tries: 2 });
      await finish(second);
      expect(await statusOf(lead.id)).toBe("synced");
    });

    test("a permanently refused lead waits until the owner retries it", async () => {
      await insertLead(open(), fitting());
      const [first] = await claim();
      await ask("finish_handover($1, $2, 'refused')", [first?.["id"], first?.["claim"]]);
      await open().owner("update private.handovers set created_at = created_at - interval '1 year'");
      expect(await claim()).toEqual([]);
      expect(await ask("retry_handovers()")).toBe(1);
      expect(await claim()).toHaveLength(1);
    });

    test("the lease of an unfinished claim expires", async () => {
      await insertLead(open(), fitting());
      expect(await claim()).toHaveLength(1);
      await open().owner("update private.handovers set claimed_until = now() - interval '1 second'");
      expect(await claim()).toHaveLength(1);
    });

    test("hands over a held lead once the owner releases it", async () => {
      const lead = validLead();
      await insertLead(open(), lead);
      expect(await claim()).toEqual([]);
      expect(await follow("state, held_for")).toEqual([{ state: "held", held_for: "no form of the site" }]);
      expect(await ask("release_leads(jsonb_build_object('id', $1::text))", [lead.id])).toBe(1);
      expect(await claim()).toHaveLength(1);
      expect(await ask("release_leads(jsonb_build_object('id', $1::text))", [lead.id])).toBe(0);
    });

    test("hands over no withdrawn person, and notifies the CRM about those it knows", async () => {
      const never = fitting({ email: "ann@example.ca" });
      await insertLead(open(), never);
      await ask("withdraw_consent(email => 'ann@example.ca')");
      expect(await claim()).toEqual([]);
      expect(await statusOf(never.id)).toBe("pending");

      await insertLead(open(), fitting({ email: "Ben@example.ca" }));
      const [sent] = await claim();
      await finish(sent, "c7");
      await ask("withdraw_consent(email => 'ben@example.ca', purpose => 'contact')");
      const [notice, ...rest] = await claim();
      expect(rest).toEqual([]);
      expect(notice).toMatchObject({
        kind: "withdrawn",
        email: "ben@example.ca",
        purpose: "contact",
        crm_contact: "c7",
        lead: null,
      });
      expect(await open().as("service_role", "select kind, email from public.due_requests")).toEqual([
        { kind: "unsubscribe in the CRM", email: "ben@example.ca" },
      ]);
      await finish(notice);
      expect(await open().as("service_role", "select * from public.due_requests")).toEqual([]);
      expect(await open().owner("select 1 from private.handovers where email <> ''")).toEqual([]);
    });

    test("hands over no withdrawn newsletter signup", async () => {
      await insertLead(open(), signup({ email: "ann@example.ca" }));
      await insertLead(open(), signup({ email: "ben@example.ca" }));
      await ask("withdraw_consent(email => 'ann@example.ca')");
      const [first, ...others] = await claim();
      expect(first).toMatchObject({ email: "ben@example.ca", consents: [{ purpose: "newsletter" }] });
      expect(others).toEqual([]);
      expect(await claim()).toEqual([]);
    });

    test("delays the notice of a withdrawal until a lead in progress is handed over", async () => {
      await insertLead(open(), fitting({ email: "ben@example.ca" }));
      const [sent] = await claim();
      await ask("withdraw_consent(email => 'ben@example.ca')");
      expect(await claim()).toEqual([]);
      await finish(sent);
      await open().owner("update private.handovers set next_try_at = now() where kind = 'withdrawn'");
      expect(await claim()).toMatchObject([{ kind: "withdrawn" }]);
    });
  });

  describe("the promises of the privacy policy", () => {
    beforeEach(async () => {
      await emptyDatabase(open());
      await open().owner("delete from private.privacy_requests");
      await open().owner("delete from private.erasures");
    });

    test("an export contains all data about a person, and no other person's", async () => {
      const lead = fitting({ email: "Ann@example.ca", newsletter: true });
      await insertLead(open(), lead);
      await insertLead(open(), fitting({ email: "ben@example.ca" }));
      await ask("note_request('ann@example.ca', 'export')");
      const data = (await ask("export_person(' ANN@example.ca')")) as { requests: Record<string, unknown>[] };
      expect(data.requests).toHaveLength(1);
      expect(data.requests[0]).toMatchObject(lead);
      expect(data.requests[0]?.["consents"]).toHaveLength(2);
      expect(JSON.stringify(data)).not.toContain("ben@");
      expect(data).toMatchObject({ privacy_requests: [{ kind: "export" }] });
      expect(await ask("export_person('nobody@example.ca')")).toEqual({
        email: "nobody@example.ca",
        requests: [],
        privacy_requests: [],
        not_to_be_written_to_for: [],
      });
    });

    test("a person is erased, with a record that does not name them, and the CRM is notified", async () => {
      await insertLead(open(), fitting({ email: "Ann@example.ca" }));
      const [sent] = await claim();
      await finish(sent, "c1");
      await insertLead(open(), fitting({ email: "ben@example.ca" }));
      await ask("note_request('ann@example.ca', 'erase')");
      expect(await ask("erase_person('ann@example.ca')")).toBe(1);
      expect(await countLeads(open())).toBe(1);
      expect(await list("select reason, leads from private.erasures")).toEqual([{ reason: "asked", leads: 1 }]);
      expect(await ask("suppressed_purposes('ANN@example.ca')")).toEqual(["contact", "newsletter"]);
      const told = (await claim()).find(({ kind }) => kind === "erased");
      expect(told).toMatchObject({ email: "ann@example.ca", crm_contact: "c1" });
      await finish(told);
      const tables = ["public.leads", "private.handovers", "private.privacy_requests", "private.erasures"];
      for (const table of tables) {
        const rows = await open().owner(`select to_jsonb(kept)::text as text from ${table} as kept`);
        expect(JSON.stringify(rows)).not.toMatch(/ann@/i);
      }
    });

    test("nothing is recorded for an unknown address, which may be mistyped", async () => {
      expect(await ask("erase_person('nobody@example.ca')")).toBe(0);
      expect(await open().owner("select leads from private.erasures")).toEqual([]);
      expect(await ask("suppressed_purposes('nobody@example.ca')")).toEqual([]);
      expect(await claim()).toEqual([]);
    });

    test("a request can't have a future date, and is completed once", async () => {
      await expect(ask("note_request('ann@example.ca', 'export', current_date + 1)")).rejects.toThrow("still to come");
      await ask("note_request('ann@example.ca', 'export', current_date)");
      expect(await ask("finish_request('Ann@example.ca', 'erase')")).toBe(0);
      expect(await ask("finish_request('Ann@example.ca', 'export')")).toBe(1);
      expect(await ask("finish_request('Ann@example.ca', 'export')")).toBe(0);
      expect(await open().as("service_role", "select 1 from public.due_requests")).toEqual([]);
    });

    test("a name, an address or a number can be corrected, and nothing else", async () => {
      await insertLead(open(), fitting({ email: "ann@example.ca" }));
      await ask("note_request('ann@example.ca', 'correct')");
      expect(await ask("correct_person('ANN@example.ca', 'name', 'Anne Roy')")).toBe(1);
      expect(await list("select name from public.leads")).toEqual(["Anne Roy"]);
      expect(await open().as("service_role", "select * from public.due_requests")).toEqual([]);
      expect((await refusal(ask("correct_person('ann@example.ca', 'phone', 'x')")))?.code).toBe("23514");
      expect((await refusal(ask("correct_person('ann@example.ca', 'consent', 'true')")))?.code).toBe("22023");
    });

    test.each([
      ["export", "2026-11-02", "2026-12-02"],
      ["erase", "2026-01-31", "2026-03-02"],
      ["unsubscribe", "2026-11-02", "2026-11-16"],
      ["unsubscribe", "2026-11-06", "2026-11-20"],
      ["unsubscribe", "2026-11-07", "2026-11-20"],
    ])("%s asked for on %s is due on %s", async (kind, received, due) => {
      expect(await ask("note_request('a@example.ca', $1, $2::date)::text", [kind, received])).toBe(due);
    });

    test("leads older than three years are erased, and only those", async () => {
      for (const [name, since] of [
        ["Old", "3 years 1 hour"],
        ["Young", "3 years -1 hour"],
      ]) {
        const lead = fitting({ name });
        await insertLead(open(), lead);
        const age = "update public.leads set created_at = now() - $2::interval where id = $1";
        await open().owner(age, [lead.id, since]);
      }
      expect(await value("select private.erase_old_leads()")).toBe(1);
      expect(await list("select name from public.leads")).toEqual(["Young"]);
      expect(await list("select reason, leads from private.erasures")).toEqual([{ reason: "three years", leads: 1 }]);
      expect(await value("select private.erase_old_leads()")).toBe(0);
    });

    test("the CRM is notified of people erased after three years, unless they wrote again or it never knew them", async () => {
      for (const name of ["gone", "back", "unknown"]) {
        await insertLead(open(), fitting({ email: `${name}@example.ca` }));
        if (name === "unknown") continue;
        const [sent] = await claim();
        await finish(sent, `c-${name}`);
      }
      await open().owner("update public.leads set created_at = now() - interval '3 years 1 hour'");
      await insertLead(open(), fitting({ email: "Back@example.ca" }));
      // One of the two withdrew before the CRM was notified: the notice of erasure covers both.
      await ask("withdraw_consent(email => 'gone@example.ca')");
      await open().owner("select private.erase_old_leads()");
      expect(await countLeads(open())).toBe(1);
      const told = (await claim()).filter(({ kind }) => kind !== "lead");
      expect(told).toMatchObject([{ kind: "erased", email: "gone@example.ca", crm_contact: "c-gone" }]);
      await finish(told[0]);
      expect(await open().owner("select 1 from private.handovers where email <> ''")).toEqual([]);
    });
  });
}
