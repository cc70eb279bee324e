import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileText, textField } from "./hostile-text.ts";
import { openPglite } from "./open-pglite.ts";
import {
  countLeads,
  insertLead,
  refusal,
  type Row,
  storedLead,
  type TestDatabase,
  validLead,
} from "./test-database.ts";

/** Number of hostile leads to send in sequence; none by default. */
const wanted = Number(process.env["NORTHCOVER_SOAK_LEADS"] ?? "0");
const seed = Number(process.env["NORTHCOVER_SOAK_SEED"] ?? "20261123");

/** The fields of a lead that nobody types, as in a hand-made request. */
const forged = fc.oneof(
  fc.record({ contact_statement: fc.constantFrom("contact_box@99", "exit_intent_button@1", "nothing", "", "x@1") }),
  fc.record({ newsletter_statement: fc.constantFrom("newsletter_box@1", "newsletter_box@99", "contact_box@1", "?") }),
  fc.record({
    newsletter: fc.boolean(),
    lead_type: fc.constantFrom("exit_intent", "newsletter_signup", "consultation"),
  }),
  fc.record({ consent: fc.constant(false) }),
  fc.record({ ghl_sync_status: fc.constantFrom("synced", "failed", "x") }),
  fc.record({ sender_shown: hostileText }),
  fc.record({ created_at: fc.constant("1999-01-01") }),
  fc.record({
    id: fc.constantFrom("00000000-0000-4000-8000-000000000001", "00000000-0000-0000-0000-000000000000", "1"),
  }),
  fc.record({ name: fc.constantFrom("\u200F", "\u3164", "\u{E0041}", "\uFFFD", " a", "") }),
);

/** Most senders appear once. A few never stop, from the same mailbox in other spellings or from the same network. */
const mailbox = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 1_000_000 }).map((number) => `box${number}@example.ca`) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }).map((tag) => `Flood+${tag}@example.ca`) },
);
const network = fc.oneof(
  { weight: 4, arbitrary: fc.ipV4() },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9999 }).map((host) => `2001:db8:5::${host}`) },
  // Characters that are valid in a request header.
  { weight: 1, arbitrary: hostileText.map((text) => text.replaceAll(/[^ -~]/g, "").slice(0, 8000)) },
);

const hostileLead = fc.record({
  typed: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(fc.tuple(textField, hostileText), { minLength: 1, maxLength: 3 }) },
  ),
  made: fc.option(forged, { freq: 3, nil: {} }),
  email: mailbox,
  network,
});

/** Acceptable error codes: a violated constraint, no right, a known id, no id, an invalid character, or too many leads. */
const answers = ["23514", "42501", "23505", "22P02", "22021", "PT429"];

/** This many leads make an hour, and the limits are scaled to be reached. */
const leadsAnHour = 500;
const limits =
  "update private.flood_limits set hold_network_hour = 5, per_address_hour = 20, hold_site_hour = 80, site_hour = 110, total_hour = 300";

const isUuid = (id: unknown) => typeof id === "string" && id.length === 36;

describe.skipIf(wanted === 0)(`${wanted} hostile leads in sequence`, () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openPglite();
    await database.owner(limits);
  });

  afterAll(() => database.close());

  const letAnHourPass = async () => {
    await database.owner("update public.leads set created_at = created_at - interval '61 minutes'");
    await database.owner("delete from private.recent_networks");
    await database.owner("delete from private.recent_minutes");
  };
  const countOf = async (sql: string) => Number((await database.owner(sql))[0]?.["count"]);

  test(
    "are stored exactly or refused by a constraint, and leave the database consistent",
    { timeout: 60_000 + wanted * 100 },
    async () => {
      let [sent, stored] = [0, 0];
      await fc.assert(
        fc.asyncProperty(hostileLead, async ({ typed, made, email, network: from }) => {
          sent += 1;
          if (sent % leadsAnHour === 0) await letAnHourPass();
          const lead: Row = {
            ...validLead({ lead_type: "consultation", ...made, email }),
            ...Object.fromEntries(typed),
          };
          const before = isUuid(lead["id"]) ? await storedLead(database, lead["id"]) : undefined;
          const refused = await refusal(insertLead(database, lead, { headers: { "cf-connecting-ip": from } }));
          if (refused === undefined) {
            stored += 1;
            expect(await storedLead(database, lead["id"])).toMatchObject(lead);
          } else {
            expect(answers).toContain(refused.code);
            if (isUuid(lead["id"])) expect(await storedLead(database, lead["id"])).toEqual(before);
          }
        }),
        // No shrinking of failures: it would send thousands more leads.
        { numRuns: wanted, seed, endOnFailure: true },
      );

      expect(await countLeads(database)).toBe(stored);
      // Each stored lead has its consent and its handover; refused leads leave none.
      expect(await countOf("select count(distinct lead_id) from private.consent_records")).toBe(stored);
      expect(await countOf("select count(*) from private.handovers where kind = 'lead'")).toBe(stored);
      // The owner's list is still readable with the owner's key.
      const rows: Row[] = await database.as("service_role", "select state from public.lead_follow_up");
      expect(rows).toHaveLength(stored);
      // A genuine lead is still stored.
      await letAnHourPass();
      const honest = validLead();
      await insertLead(database, honest, { headers: { "cf-connecting-ip": "198.51.100.7" } });
      expect(await storedLead(database, honest.id)).toMatchObject(honest);
    },
  );
});
