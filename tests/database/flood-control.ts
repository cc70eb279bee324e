import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  countLeads,
  emptyDatabase,
  fitting,
  insertLead,
  ownerOf,
  refusal,
  type TestDatabase,
  validLead,
} from "./test-database.ts";

type Headers = Readonly<Record<string, string>>;

/** Sends leads in sequence and returns, for each, the limit that refused it; undefined for a stored one. */
async function send(
  database: TestDatabase,
  count: number,
  { email, headers = {} }: { email?: string; headers?: Headers } = {},
): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = [];
  for (let number = 0; number < count; number += 1) {
    const lead = validLead(email === undefined ? {} : { email });
    const refused = await refusal(insertLead(database, lead, { headers }));
    if (refused !== undefined && refused.code !== "PT429") throw new Error(refused.message);
    answers.push(refused?.detail);
  }
  return answers;
}

const stored = (count: number) => Array.from({ length: count }, () => undefined);

/** Lowers the limits for refusal, so that a test reaches them without two hundred leads. */
const lowLimits = "update private.flood_limits set per_address_hour = 20, site_hour = 1000";
const usualLimits = `update private.flood_limits set per_address_hour = default, per_range_hour = default,
  site_hour = default, total_hour = default, hold_network_hour = default, hold_range_hour = default,
  hold_site_hour = default, hold_email_hour = default, hold_email_day = default, flood_network_hour = default,
  flood_range_hour = default, address_header = default`;

const from = (address: string): Headers => ({ "cf-connecting-ip": address });

const forwarded = (addresses: string): Headers => ({ "x-forwarded-for": addresses });

export function describeFloodControl(open: () => TestDatabase): void {
  describe("flood control", () => {
    beforeEach(async () => {
      await emptyDatabase(open());
      await open().owner(lowLimits);
    });
    afterEach(() => open().owner(usualLimits));

    const { claim, list, value } = ownerOf(open);
    const heldFor = () =>
      value(
        "select held_for from private.handovers join public.leads on lead_id = leads.id order by leads.created_at desc limit 1",
      );
    const sendFitting = async (count: number, change: object, headers: Headers = {}) => {
      for (let number = 0; number < count; number += 1) {
        await insertLead(open(), fitting(change), { headers });
      }
    };
    const mailbox = "many from one email address";

    test("never blocks an e-mail address: after five leads an hour of a mailbox in any spelling, leads are stored and held", async () => {
      for (const spelling of ["Ann", "ann+1", "ann+a.b", "ann+", "ANN+x"]) {
        await sendFitting(1, { email: `${spelling}@EXAMPLE.ca` });
      }
      expect(await heldFor()).toEqual([]);
      await sendFitting(1, { email: "Ann+insurance@example.ca" });
      expect(await heldFor()).toEqual([mailbox]);
      await sendFitting(1, { email: "ben@example.ca" });
      expect(await heldFor()).toEqual([]);
      expect(await send(open(), 30, { email: "ann@example.ca" })).toEqual(stored(30));
    });

    test("accepts ten leads a day from one address without holding them, and more the day after", async () => {
      const email = "ann@example.ca";
      const age = (hours: number) =>
        open().owner("update public.leads set created_at = created_at - make_interval(hours => $1)", [hours]);
      await sendFitting(5, { email });
      await age(2);
      await sendFitting(5, { email });
      expect(await heldFor()).toEqual([]);
      await age(2);
      await sendFitting(1, { email });
      expect(await heldFor()).toEqual([mailbox]);
      await age(24);
      await sendFitting(1, { email });
      expect(await heldFor()).toEqual([]);
    });

    test("accepts twenty leads an hour from one network address", async () => {
      const database = open();
      expect(await send(database, 21, { headers: from("203.0.113.9") })).toEqual([...stored(20), "address"]);
      expect(await send(database, 1, { headers: from("203.0.113.10") })).toEqual(stored(1));
      await database.owner("update private.recent_networks set minute = minute - interval '61 minutes'");
      expect(await send(database, 1, { headers: from("203.0.113.9") })).toEqual(stored(1));
    });

    test("ignores a port in the address", async () => {
      const database = open();
      const ports = Array.from({ length: 10 }, (_, number) => 40_000 + number);
      for (const port of ports) {
        expect(await send(database, 1, { headers: from(`203.0.113.9:${port}`) })).toEqual(stored(1));
        expect(await send(database, 1, { headers: from(`[2001:db8:1::9]:${port}`) })).toEqual(stored(1));
      }
      expect(await send(database, 11, { headers: from("203.0.113.9") })).toEqual([...stored(10), "address"]);
      expect(await send(database, 11, { headers: from("2001:db8:1::1") })).toEqual([...stored(10), "address"]);
    });

    test.each([
      ["IPv4 addresses of one /24", (host: number) => `203.0.113.${host}`, "203.0.114.1"],
      ["IPv6 networks of one /32", (host: number) => `2001:db8:${host}::1`, "2001:db9::1"],
    ])("holds and refuses %s together", async (_, address, elsewhere) => {
      await open().owner("update private.flood_limits set hold_range_hour = 4, per_range_hour = 8");
      const held: unknown[] = [];
      for (let host = 1; host <= 8; host += 1) {
        await sendFitting(1, {}, from(address(host)));
        held.push(await heldFor());
      }
      const many = ["many from one network"];
      expect(held).toEqual([[], [], [], [], many, many, many, many]);
      expect(await send(open(), 1, { headers: from(address(99)) })).toEqual(["address"]);
      expect(await send(open(), 1, { headers: from(elsewhere) })).toEqual(stored(1));
    });

    test("counts a network of IPv6 addresses as one", async () => {
      const database = open();
      expect(await send(database, 20, { headers: from("2001:db8:1:2::1") })).toEqual(stored(20));
      expect(await send(database, 1, { headers: from("2001:db8:1:2:ffff::2") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("2001:db8:1:3::1") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("2001:db8:2:3::1") })).toEqual(stored(1));
    });

    test("counts an IPv4-mapped IPv6 address as IPv4", async () => {
      const database = open();
      expect(await send(database, 20, { headers: from("203.0.113.9") })).toEqual(stored(20));
      expect(await send(database, 1, { headers: from("::ffff:203.0.113.9") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("::FFFF:CB00:7109") })).toEqual(["address"]);
      expect(await send(database, 1, { headers: from("::ffff:203.0.113.10") })).toEqual(stored(1));
    });

    test("trusts only the header that the owner configured", async () => {
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

    test("accepts any header value; the loopback address is no network", async () => {
      const database = open();
      const nonsense = ["unknown", "", " , ", "999.1.1.1", "203.0.113.7:443", "'; drop table leads", "x".repeat(5000)];
      for (const text of nonsense) {
        expect(await send(database, 1, { headers: from(text) })).toEqual(stored(1));
      }
      expect(await send(database, 22, { headers: from("127.0.0.1") })).toEqual(stored(22));
      expect(await send(database, 22, { headers: from("::1") })).toEqual(stored(22));
      expect(await send(database, 22, { headers: from("::ffff:127.0.0.1") })).toEqual(stored(22));
    });

    test("neither refuses nor holds a lead because of counts from a clock that was ahead", async () => {
      const database = open();
      const email = "ann@example.ca";
      expect(await send(database, 5, { email, headers: from("203.0.113.9") })).toEqual(stored(5));
      expect(await send(database, 15, { headers: from("203.0.113.9") })).toEqual(stored(15));
      await database.owner("update public.leads set created_at = created_at + interval '3 hours'");
      await database.owner("update private.recent_networks set minute = minute + interval '3 hours'");
      await database.owner("update private.recent_minutes set minute = minute + interval '3 hours', leads = 1000");
      const lead = fitting({ email });
      await insertLead(database, lead, { headers: from("203.0.113.9") });
      expect(await value("select held_for from private.handovers where lead_id = $1", [lead.id])).toEqual([]);
      // The network and its range.
      expect(await value("select sum(leads)::int from private.recent_networks")).toBe(2);
    });

    test("sends the seconds until the next try, in a header and in the body, with a readable message", async () => {
      const database = open();
      const headers = from("203.0.113.9");
      await send(database, 20, { headers });
      await database.owner("update private.recent_networks set minute = minute - interval '50 minutes'");
      const error: unknown = await insertLead(database, validLead(), { headers }).catch((refused: unknown) => refused);
      const answer = JSON.parse(Reflect.get(Object(error) as object, "detail") as string) as {
        headers: Record<string, string>;
      };
      const seconds = Number(answer.headers["Retry-After"]);
      expect(seconds).toBeGreaterThan(590);
      expect(seconds).toBeLessThanOrEqual(660);
      expect(error).toMatchObject({ message: expect.stringContaining(`"hint" : "${seconds}"`) });
      const words =
        "We received many requests from the network you are on, perhaps from other people. Please try again later, or write to us.";
      expect(error).toMatchObject({ message: expect.stringContaining(words) });
    });

    test("holds leads of a network above its share, long before it refuses them", async () => {
      const database = open();
      await database.owner("update private.flood_limits set hold_network_hour = 2, hold_site_hour = 5");
      const held: unknown[] = [];
      for (let number = 0; number < 6; number += 1) {
        await insertLead(database, fitting(), { headers: from("203.0.113.9") });
        held.push(await heldFor());
      }
      const network = "many from one network";
      expect(held).toEqual([[], [], [network], [network], [network], [network, "many at once"]]);
    });

    describe("in a site-wide flood", () => {
      const states = async () =>
        (
          await list(
            `select lead.name || ': ' || array_to_string(held_for, ', ') from private.handovers
             join public.leads as lead on lead.id = lead_id where kind = 'lead' order by lead.name collate "C"`,
          )
        ).map(String);

      beforeEach(() =>
        open().owner(
          `update private.flood_limits set per_address_hour = 200, hold_site_hour = 20, site_hour = 40,
             flood_network_hour = 2`,
        ),
      );

      test("all leads of networks above their share are held, even the first ones, and no others", async () => {
        await sendFitting(1, { name: "Early" }, from("198.51.100.1"));
        for (let network = 1; network <= 5; network += 1) {
          await sendFitting(5, { name: `Flood ${network}` }, from(`203.0.${network}.9`));
        }
        await sendFitting(2, { name: "Honest" }, from("198.51.101.1"));
        await sendFitting(1, { name: "Unknown" });
        const held = await states();
        const flood = held.filter((state) => state.startsWith("Flood"));
        expect(flood).toEqual(expect.arrayContaining([1, 2, 3, 4, 5].map((each) => `Flood ${each}: many at once`)));
        expect(flood.filter((state) => state.endsWith(": "))).toHaveLength(2);
        expect(held.filter((state) => !state.startsWith("Flood"))).toEqual([
          "Early: ",
          "Honest: ",
          "Honest: ",
          "Unknown: many at once",
        ]);
      });

      test("a network within its share is stored even when others are refused", async () => {
        for (let network = 1; network <= 8; network += 1) {
          await send(open(), 6, { headers: from(`203.0.${network}.9`) });
        }
        expect(await countLeads(open())).toBeLessThan(48);
        expect(await send(open(), 1, { headers: from("203.0.1.9") })).toEqual(["site"]);
        expect(await send(open(), 1)).toEqual(["site"]);
        expect(await send(open(), 1, { headers: from("198.51.100.1") })).toEqual(stored(1));
        await open().owner("update private.flood_limits set total_hour = 41");
        expect(await send(open(), 1, { headers: from("198.51.100.2") })).toEqual(["site"]);
      });

      test("the owner is notified once, before any waiting lead is handed over", async () => {
        await sendFitting(30, {}, from("203.0.113.9"));
        await sendFitting(1, {}, from("198.51.100.1"));
        const [first, ...others] = await claim();
        expect(first).toMatchObject({ kind: "flood", lead: null, email: "", held: 30 });
        expect(others.map(({ kind }) => kind)).toEqual(["lead"]);
        await sendFitting(3, {}, from("203.0.113.9"));
        expect((await claim()).filter(({ kind }) => kind === "flood")).toEqual([]);
        expect(await open().as("service_role", "select site_wide, held from public.recent_floods")).toEqual([
          { site_wide: true, held: 33 },
        ]);
        await open().owner("update private.floods set last_seen_at = last_seen_at - interval '61 minutes'");
        await sendFitting(1, {}, from("203.0.113.9"));
        expect((await claim()).filter(({ kind }) => kind === "flood")).toHaveLength(1);
      });
    });

    test("groups leads of one network under a label that cannot be traced to an address", async () => {
      await sendFitting(2, { name: "Ann" }, from("203.0.113.9"));
      await sendFitting(1, { name: "Ben" }, from("203.0.113.10"));
      await sendFitting(1, { name: "Cy" }, from("198.51.100.1"));
      await sendFitting(1, { name: "Di" });
      const rows = await open().as(
        "service_role",
        "select name, network, network_leads, network_range, range_leads from public.lead_follow_up order by name",
      );
      expect(rows.map(({ name, network_leads: one, range_leads: all }) => [name, one, all])).toEqual([
        ["Ann", 2, 3],
        ["Ann", 2, 3],
        ["Ben", 1, 3],
        ["Cy", 1, 1],
        ["Di", 0, 0],
      ]);
      expect(new Set(rows.map(({ network }) => network)).size).toBe(4);
      expect(rows.map(({ network }) => String(network))).toEqual(
        rows.map(({ name }) => (name === "Di" ? "" : expect.stringMatching(/^[\da-f]{8}$/))),
      );
      const derived = "select from private.recent_networks where encode(network_hash, 'hex') like '%' || label || '%'";
      expect(await list(derived)).toEqual([]);
      await open().owner("update private.handovers set created_at = created_at - interval '31 days'");
      await open().owner("select private.erase_old_leads()");
      expect(await open().owner("select from private.handovers where network <> '' or network_range <> ''")).toEqual(
        [],
      );
    });

    test("holds leads that no form of the site sends", async () => {
      const database = open();
      const cases = [
        [fitting(), []],
        [fitting({ interest: "estate_planning" }), ["no form of the site"]],
        [fitting({ page_source: "mallory" }), ["no form of the site"]],
        [fitting({ lead_type: "coverage_analysis" }), ["no form of the site"]],
      ] as const;
      for (const [lead, reasons] of cases) {
        await insertLead(database, lead);
        expect(await heldFor()).toEqual(reasons);
      }
    });

    test("stores no address, and its hash no longer than an hour after the next lead", async () => {
      const database = open();
      await send(database, 1, { headers: from("203.0.113.9") });
      const [kept] = await database.owner(
        `select min(length(network_hash)) as bytes,
           bool_or(network_hash = sha256(convert_to('203.0.113.9', 'UTF8'))) as plain,
           bool_or(network_hash = sha256((select key from private.flood_key) || convert_to('203.0.113.9', 'UTF8'))) as keyed
         from private.recent_networks`,
      );
      expect(kept).toEqual({ bytes: 32, plain: false, keyed: true });
      await database.owner("update private.recent_networks set minute = minute - interval '61 minutes'");
      await database.owner("update private.recent_minutes set minute = minute - interval '61 minutes'");
      await send(database, 1, { headers: from("198.51.100.10") });
      // The network and its range.
      expect(await list("select leads from private.recent_networks")).toEqual([1, 1]);
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

    test("accepts one lead at a time from a visitor", async () => {
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

    test("reports a retry as a duplicate, not as a flood", async () => {
      const database = open();
      const lead = validLead({ email: "ann@example.ca" });
      const headers = from("203.0.113.9");
      await insertLead(database, lead, { headers });
      await send(database, 19, { headers });
      expect(await refusal(insertLead(database, lead, { headers }))).toMatchObject({ code: "23505" });
    });

    test("doesn't count refused leads", async () => {
      const database = open();
      const headers = from("203.0.113.9");
      for (let number = 0; number < 25; number += 1) {
        await refusal(insertLead(database, validLead({ phone: "nonsense" }), { headers }));
      }
      expect(await send(database, 1, { headers })).toEqual(stored(1));
    });
  });
}
