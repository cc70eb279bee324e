import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { countLeads, emptyDatabase, insertLead, refusal, type TestDatabase, validLead } from "./test-database.ts";

type Headers = Readonly<Record<string, string>>;

/** Sends leads one after the other and answers, for each, the limit that refused it; undefined for a stored one. */
async function send(
  database: TestDatabase,
  count: number,
  { email, headers = {} }: { email?: string; headers?: Headers } = {},
): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = [];
  for (let number = 0; number < count; number += 1) {
    const lead = validLead(email === undefined ? {} : { email });
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const refused = await refusal(insertLead(database, lead, { headers }));
    if (refused !== undefined && refused.code !== "PT429") throw new Error(refused.message);
    answers.push(refused?.detail);
  }
  return answers;
}

const stored = (count: number) => Array.from({ length: count }, () => undefined);

/** Refuses as soon as it used to hold: a test needs no two hundred leads to reach the end. */
const lowLimits = "update private.flood_limits set per_address_hour = 20, site_hour = 1000";
const usualLimits =
  "update private.flood_limits set per_address_hour = default, site_hour = default, hold_network_hour = default, hold_site_hour = default, address_header = default";

const from = (address: string): Headers => ({ "cf-connecting-ip": address });

const forwarded = (addresses: string): Headers => ({ "x-forwarded-for": addresses });

export function describeFloodControl(open: () => TestDatabase): void {
  describe("flood control", () => {
    beforeEach(async () => {
      await emptyDatabase(open());
      await open().owner(lowLimits);
    });
    afterEach(() => open().owner(usualLimits));

    test("takes five leads an hour from one e-mail address, in whatever letters", async () => {
      const database = open();
      expect(await send(database, 3, { email: "ann@example.ca" })).toEqual(stored(3));
      expect(await send(database, 3, { email: "ANN@example.ca" })).toEqual([...stored(2), "email"]);
      expect(await send(database, 1, { email: "ben@example.ca" })).toEqual(stored(1));
      expect(await countLeads(database)).toBe(6);
    });

    test("takes ten a day, and more the day after", async () => {
      const database = open();
      const email = "ann@example.ca";
      const age = (hours: number) =>
        database.owner("update public.leads set created_at = created_at - make_interval(hours => $1)", [hours]);
      expect(await send(database, 5, { email })).toEqual(stored(5));
      await age(2);
      expect(await send(database, 5, { email })).toEqual(stored(5));
      await age(2);
      expect(await send(database, 1, { email })).toEqual(["email"]);
      await age(22);
      expect(await send(database, 1, { email })).toEqual(stored(1));
    });

    test("takes twenty leads an hour from one network address", async () => {
      const database = open();
      expect(await send(database, 21, { headers: from("203.0.113.9") })).toEqual([...stored(20), "address"]);
      expect(await send(database, 1, { headers: from("203.0.113.10") })).toEqual(stored(1));
      await database.owner("update private.recent_addresses set seen_at = seen_at - interval '61 minutes'");
      expect(await send(database, 1, { headers: from("203.0.113.9") })).toEqual(stored(1));
    });

    test("counts a network of IPv6 addresses as one", async () => {
      const database = open();
      expect(await send(database, 20, { headers: from("2001:db8:1:2::1") })).toEqual(stored(20));
      expect(await send(database, 1, { headers: from("2001:db8:1:2:ffff::2") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("2001:db8:1:3::1") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("2001:db8:2:3::1") })).toEqual(stored(1));
    });

    test("counts an IPv4 address written as IPv6 as what it is", async () => {
      const database = open();
      expect(await send(database, 20, { headers: from("203.0.113.9") })).toEqual(stored(20));
      expect(await send(database, 1, { headers: from("::ffff:203.0.113.9") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("::FFFF:CB00:7109") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("::ffff:203.0.113.10") })).toEqual(stored(1));
    });

    test("believes the header that the owner named, and no other", async () => {
      const database = open();
      const first = { ...from("203.0.113.9"), ...forwarded("198.51.100.1") };
      const second = { ...from("203.0.113.9"), ...forwarded("198.51.100.2") };
      expect(await send(database, 20, { headers: first })).toEqual(stored(20));
      expect(await send(database, 1, { headers: second })).toEqual(["address"]);
      expect(await send(database, 22, { headers: forwarded("198.51.100.1") })).toEqual(stored(22));
      await database.owner("update private.flood_limits set address_header = 'x-real-ip'");
      expect(await send(database, 22, { headers: from("198.51.100.3") })).toEqual(stored(22));
      expect(await send(database, 21, { headers: { "x-real-ip": "198.51.100.3" } })).toEqual([
        ...stored(20),
        "address",
      ]);
    });

    test("makes something of whatever the header holds; this computer is no network", async () => {
      const database = open();
      const nonsense = ["unknown", "", " , ", "999.1.1.1", "203.0.113.7:443", "'; drop table leads", "x".repeat(5000)];
      for (const text of nonsense) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await send(database, 1, { headers: from(text) })).toEqual(stored(1));
      }
      expect(await send(database, 22, { headers: from("127.0.0.1") })).toEqual(stored(22));
      expect(await send(database, 22, { headers: from("::1") })).toEqual(stored(22));
      expect(await send(database, 22, { headers: from("::ffff:127.0.0.1") })).toEqual(stored(22));
    });

    test("counts a mailbox once, whatever tag is written into its address", async () => {
      const database = open();
      const emails = [
        "Ann@example.ca",
        "ann+1@example.ca",
        "ann+a.b@example.ca",
        "ann+@example.ca",
        "ANN+x@EXAMPLE.ca",
      ];
      for (const email of emails) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await send(database, 1, { email })).toEqual(stored(1));
      }
      expect(await send(database, 1, { email: "ann+6@example.ca" })).toEqual(["email"]);
    });

    test("refuses nobody for what a clock that was ahead has written", async () => {
      const database = open();
      const email = "ann@example.ca";
      expect(await send(database, 5, { email, headers: from("203.0.113.9") })).toEqual(stored(5));
      expect(await send(database, 15, { headers: from("203.0.113.9") })).toEqual(stored(15));
      await database.owner("update public.leads set created_at = created_at + interval '3 hours'");
      await database.owner("update private.recent_addresses set seen_at = seen_at + interval '3 hours'");
      await database.owner("update private.recent_minutes set minute = minute + interval '3 hours', leads = 1000");
      expect(await send(database, 1, { email, headers: from("203.0.113.9") })).toEqual(stored(1));
      expect(await database.owner("select count(*)::int as count from private.recent_addresses")).toEqual([
        { count: 1 },
      ]);
    });

    test("says after how many seconds to try again, as a header and in the answer", async () => {
      const database = open();
      await send(database, 5, { email: "ann@example.ca" });
      await database.owner("update public.leads set created_at = created_at - interval '50 minutes'");
      const error: unknown = await insertLead(database, validLead({ email: "ann@example.ca" })).catch(
        (refused: unknown) => refused,
      );
      const answer = JSON.parse(Reflect.get(Object(error) as object, "detail") as string) as {
        headers: Record<string, string>;
      };
      const seconds = Number(answer.headers["Retry-After"]);
      expect(seconds).toBeGreaterThan(590);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(error).toMatchObject({ message: expect.stringContaining(`"hint" : "${seconds}"`) });
    });

    const heldFor = async () => {
      const rows = await open().owner(
        "select held_for from private.handovers join public.leads on lead_id = leads.id order by leads.created_at desc limit 1",
      );
      return rows[0]?.["held_for"];
    };
    const fitting = (change: object = {}) => validLead({ lead_type: "consultation", ...change });

    test("holds back what looks like a flood, long before it refuses", async () => {
      const database = open();
      await database.owner("update private.flood_limits set hold_network_hour = 2, hold_site_hour = 5");
      const held: unknown[] = [];
      for (let number = 0; number < 6; number += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await insertLead(database, fitting(), { headers: from("203.0.113.9") });
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        held.push(await heldFor());
      }
      const network = "many from one network";
      expect(held).toEqual([[], [], [network], [network], [network], [network, "many at once"]]);
    });

    test("holds back what no form of the site sends", async () => {
      const database = open();
      const cases = [
        [fitting(), []],
        [fitting({ interest: "estate_planning" }), ["no form of the site"]],
        [fitting({ page_source: "mallory" }), ["no form of the site"]],
        [fitting({ lead_type: "coverage_analysis" }), ["no form of the site"]],
      ] as const;
      for (const [lead, reasons] of cases) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await insertLead(database, lead);
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await heldFor()).toEqual(reasons);
      }
    });

    test("holds back what comes from another site, once the owner has named this one", async () => {
      const database = open();
      const foreign = { page_url: "https://mallory.example/tools" };
      await insertLead(database, fitting(foreign));
      expect(await heldFor()).toEqual([]);
      await database.as("service_role", "select public.name_origin('https://WWW.northcover.example')");
      try {
        await insertLead(database, fitting(foreign));
        expect(await heldFor()).toEqual(["sent from another site"]);
        await insertLead(database, fitting({ page_url: "https://www.northcover.example.mallory.example/" }));
        expect(await heldFor()).toEqual(["sent from another site"]);
        await insertLead(database, fitting({ page_url: "https://www.northcover.example?a=1" }));
        expect(await heldFor()).toEqual([]);
      } finally {
        await database.owner("delete from private.site_origins");
      }
    });

    test("keeps no address, and its hash no longer than an hour after the next lead", async () => {
      const database = open();
      await send(database, 1, { headers: from("203.0.113.9") });
      const [kept] = await database.owner(
        `select length(address_hash) as bytes,
           address_hash = sha256(convert_to('203.0.113.9', 'UTF8')) as plain,
           address_hash = sha256((select key from private.flood_key) || convert_to('203.0.113.9', 'UTF8')) as keyed
         from private.recent_addresses`,
      );
      expect(kept).toEqual({ bytes: 32, plain: false, keyed: true });
      await database.owner("update private.recent_addresses set seen_at = seen_at - interval '61 minutes'");
      await send(database, 1, { headers: from("203.0.113.10") });
      const [left] = await database.owner("select count(*)::int as count from private.recent_addresses");
      expect(left).toEqual({ count: 1 });
    });

    test("keeps the whole site within a limit, which the owner can set", async () => {
      const database = open();
      await database.owner(usualLimits);
      expect(await database.owner("select per_address_hour, site_hour from private.flood_limits")).toEqual([
        { per_address_hour: 200, site_hour: 20_000 },
      ]);
      await database.owner("update private.flood_limits set site_hour = 3");
      expect(await send(database, 4)).toEqual([...stored(3), "site"]);
      await database.owner("update private.recent_minutes set minute = minute - interval '61 minutes'");
      expect(await send(database, 1)).toEqual(stored(1));
    });

    test("takes one lead at a time from a visitor", async () => {
      const database = open();
      const attempt = database.as(
        "anon",
        `insert into public.leads (id, name, email, interest, lead_type, page_source, page_url, consent, contact_statement)
         select gen_random_uuid(), 'Ann', 'ann' || n || '@example.ca', 'home_insurance', 'tool_request', 'x', 'https://a',
           true, 'contact_box@1'
         from generate_series(1, 2) as n`,
      );
      expect(await refusal(attempt)).toMatchObject({ code: "PT400", message: "Send one lead at a time." });
      expect(await countLeads(database)).toBe(0);
      expect(await send(database, 2)).toEqual(stored(2));
    });

    test("answers a repeated try as a duplicate, not as a flood", async () => {
      const database = open();
      const lead = validLead({ email: "ann@example.ca" });
      await insertLead(database, lead);
      await send(database, 4, { email: "ann@example.ca" });
      expect(await refusal(insertLead(database, lead))).toMatchObject({ code: "23505" });
    });

    test("doesn't count what was refused", async () => {
      const database = open();
      const headers = from("203.0.113.9");
      for (let number = 0; number < 25; number += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await refusal(insertLead(database, validLead({ phone: "nonsense" }), { headers }));
      }
      expect(await send(database, 1, { headers })).toEqual(stored(1));
    });

    test("speaks to people", async () => {
      const database = open();
      await send(database, 5, { email: "ann@example.ca" });
      expect((await refusal(insertLead(database, validLead({ email: "ann@example.ca" }))))?.message).toBe(
        "We already have several requests from this email address. Please try again later.",
      );
    });
  });
}
