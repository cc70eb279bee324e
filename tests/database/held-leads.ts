import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { emptyDatabase, fitting, insertLead, ownerOf, refusal, signup, type TestDatabase } from "./test-database.ts";

export function describeHeldLeads(open: () => TestDatabase): void {
  const { ask, claim, list, value } = ownerOf(open);
  const claimed = async () => (await claim()).flatMap(({ kind, email }) => (kind === "lead" ? [email] : [])).toSorted();
  const find = async (filter: object, sort = "type") => {
    const rows = await open().as("service_role", "select name from public.find_leads($1::jsonb, $2)", [
      JSON.stringify(filter),
      sort,
    ]);
    return rows.map(({ name }) => name);
  };
  const from = (address: string) => ({ headers: { "cf-connecting-ip": address } });

  describe("held leads", () => {
    beforeEach(async () => {
      await emptyDatabase(open());
      await open().owner("delete from private.erasures");
      await open().owner("update private.flood_limits set hold_network_hour = 1, hold_range_hour = 1000");
      await insertLead(open(), fitting({ name: "Ann", email: "ann@example.ca" }), from("198.51.100.1"));
      await insertLead(open(), fitting({ name: "Bot 1", email: "a@junk.example" }), from("203.0.113.9"));
      await insertLead(open(), fitting({ name: "Bot 2", email: "b@junk.example" }), from("203.0.113.9"));
      await insertLead(
        open(),
        fitting({ name: "Cy", email: "cy@example.ca", user_agent: "curl/8" }),
        from("203.0.113.9"),
      );
      await insertLead(open(), fitting({ name: "Di", page_source: "mallory" }), from("203.0.113.10"));
      // Two statements may get the same timestamp if no time passes between them.
      await open().owner(
        `update public.leads set created_at = created_at - interval '1 minute' *
           (array_position(array['Di', 'Cy', 'Bot 2', 'Bot 1', 'Ann'], name))`,
      );
    });
    afterEach(() =>
      open().owner("update private.flood_limits set hold_network_hour = default, hold_range_hour = default"),
    );

    test("are found by shared properties", async () => {
      expect(await find({ state: "held" })).toEqual(["Bot 2", "Cy", "Di"]);
      expect(await find({ state: "new" })).toEqual(["Ann", "Bot 1"]);
      expect(await find({ reason: "many from one network" })).toEqual(["Bot 2", "Cy"]);
      expect(await find({ network_above: 2 })).toEqual(["Bot 1", "Bot 2", "Cy"]);
      expect(await find({ network_up_to: 2 })).toEqual(["Ann", "Di"]);
      expect(await find({ range_above: 3 })).toEqual(["Bot 1", "Bot 2", "Cy", "Di"]);
      expect(await find({ range_up_to: 1 })).toEqual(["Ann"]);
      expect(await find({ state: "held", matching: "JUNK.example" })).toEqual(["Bot 2"]);
      expect(await find({ state: "held", not_matching: "junk.example" })).toEqual(["Cy", "Di"]);
      expect(await find({ matching: "curl" })).toEqual(["Cy"]);
      expect(await find({ matching: "%" })).toEqual([]);
      const [bot] = await open().owner("select network, network_range from public.lead_follow_up where name = 'Bot 1'");
      expect(await find({ network: bot?.["network"] })).toEqual(["Bot 1", "Bot 2", "Cy"]);
      expect(await find({ network: bot?.["network_range"] })).toEqual(["Bot 1", "Bot 2", "Cy", "Di"]);
      const last = await value("select max(created_at)::text from public.leads");
      expect(await find({ until: last })).toEqual(["Ann", "Bot 1", "Bot 2", "Cy"]);
      expect(await find({ since: last })).toEqual(["Di"]);
    });

    test("can be sorted", async () => {
      expect((await find({}, "network")).slice(0, 3)).toEqual(["Bot 1", "Bot 2", "Cy"]);
      expect(await find({}, "time")).toEqual(["Ann", "Bot 1", "Bot 2", "Cy", "Di"]);
      expect((await find({}, "email")).slice(0, 4)).toEqual(["Bot 1", "Ann", "Bot 2", "Cy"]);
    });

    test.each([[{ stat: "held" }], [{ since: "yesterday, or so" }], [{ network_above: "many" }]])(
      "are not found, released or discarded by an invalid filter: %j",
      async (filter) => {
        for (const call of ["find_leads", "release_leads", "hold_leads", "discard_leads"]) {
          const refused = await refusal(ask(`${call}($1::jsonb)`, [JSON.stringify(filter)]));
          expect(["22023", "22007", "22P02"]).toContain(refused?.code);
        }
        expect(await find({ state: "held" })).toHaveLength(3);
      },
    );

    test("are released together, with exceptions", async () => {
      expect(await ask(`release_leads('{"reason": "many from one network", "not_matching": "junk"}')`)).toBe(1);
      expect(await find({ state: "held" })).toEqual(["Bot 2", "Di"]);
      expect(await claimed()).toEqual(["a@junk.example", "ann@example.ca", "cy@example.ca"]);
    });

    test("are discarded together, with a record that names no person; other leads stay", async () => {
      expect(await ask(`discard_leads('{"network_above": 2}')`)).toBe(2);
      expect(await find({}, "time")).toEqual(["Ann", "Bot 1", "Di"]);
      const record = { reason: "discarded", leads: 2, email_hash: null };
      expect(await list("select reason, leads, email_hash from private.erasures")).toEqual([record]);
      expect(await ask("discard_leads('{}')")).toBe(1);
      expect(await ask("discard_leads('{}')")).toBe(0);
      expect(await open().owner("select from private.erasures")).toHaveLength(2);
    });

    test("can be extended by the owner, but never to leads that a CRM has received", async () => {
      await open().owner(
        `update private.handovers set done_at = now(), tries = 1
         where lead_id = (select id from public.leads where name = 'Ann')`,
      );
      expect(await ask("hold_leads('{}')")).toBe(1);
      expect(await find({ reason: "held by the owner" })).toEqual(["Bot 1"]);
      expect(await claimed()).toEqual([]);
      expect(await ask("discard_leads('{}')")).toBe(4);
      expect(await find({})).toEqual(["Ann"]);
    });

    test("that are handled are not handed over", async () => {
      expect(await ask("handle_lead($1)", [await value("select id from public.leads where name = 'Di'")])).toBe(true);
      expect(await ask("handle_lead(gen_random_uuid())")).toBeNull();
      expect(await find({ state: "handled" })).toEqual(["Di"]);
      expect(await claimed()).toEqual(["a@junk.example", "ann@example.ca"]);
      expect(await ask('release_leads(\'{"matching": "mallory"}\')')).toBe(1);
      expect(await claimed()).toHaveLength(1);
    });
  });

  describe("a lead's origin", () => {
    beforeEach(() => emptyDatabase(open()));

    const site = "https://www.northcover.example";
    const evil = "https://evil.example";
    test.each<[name: string, page: string, headers: Record<string, string>, isHeld: boolean, isHeldOnceNamed: boolean]>(
      [
        ["of the site", site, { origin: site, "sec-fetch-site": "cross-site" }, false, false],
        ["that is not told", site, {}, false, false],
        ["of another site, which forged its page", site, { origin: evil }, true, true],
        ["of another site", evil, { origin: evil }, false, true],
        ["of a site whose name begins alike", `${site}.mallory.example`, {}, false, true],
        ["of the site, by an address without a path", `${site}?a=`, {}, false, false],
        ["of another local page", site, { origin: "http://localhost:3000", "sec-fetch-site": "same-site" }, true, true],
        ["of the database", site, { origin: "http://127.0.0.1:4173", "sec-fetch-site": "same-origin" }, false, true],
        ["that the browser hides", site, { origin: "null" }, true, true],
        ["hidden from its own site", site, { origin: "null", "sec-fetch-site": "same-origin" }, false, false],
      ],
    )("%s is held as expected", async (_, page, headers, held, named) => {
      const heldOnce = async (send: () => Promise<unknown>) => {
        await open().owner("delete from public.leads");
        await send();
        const reasons = await value("select held_for from private.handovers where kind = 'lead'");
        return String(reasons).includes("sent from another site");
      };
      const byPage = () => insertLead(open(), fitting({ page_url: `${page}/tools` }), { headers });
      const byForm = () =>
        ask("send_lead_form($1::jsonb, null, $2, $3)", [
          JSON.stringify(fitting({ page_url: `${page}/tools` })),
          headers["origin"] ?? null,
          headers["sec-fetch-site"] ?? null,
        ]);
      expect([await heldOnce(byPage), await heldOnce(byForm)]).toEqual([held, held]);
      await ask("name_origin('https://WWW.northcover.example')");
      onTestFinished(async () => void (await open().owner("delete from private.site_origins")));
      expect([await heldOnce(byPage), await heldOnce(byForm)]).toEqual([named, named]);
    });
  });

  describe("a statement that has been replaced", () => {
    beforeEach(() => emptyDatabase(open()));
    afterEach(() =>
      open().owner(
        "update private.consent_statements set valid_until = now() + interval '30 days' where (id, version) = ('newsletter_signup_button', 1)",
      ),
    );

    test("causes leads with it to be held, thirty days after its replacement", async () => {
      const reasons = async () => {
        const lead = signup({ name: "Zoë", contact_statement: "newsletter_signup_button@1" });
        await insertLead(open(), lead);
        return value("select held_for from private.handovers where lead_id = $1", [lead.id]);
      };
      expect(await reasons()).toEqual([]);
      const [until] = await open().owner(
        "select id, version, valid_until - now() < interval '31 days' as soon from private.consent_statements where valid_until is not null",
      );
      expect(until).toEqual({ id: "newsletter_signup_button", version: 1, soon: true });
      await open().owner(
        "update private.consent_statements set valid_until = now() - interval '1 minute' where valid_until is not null",
      );
      expect(await reasons()).toEqual(["consent by a statement that is no longer shown"]);
    });
  });
}
