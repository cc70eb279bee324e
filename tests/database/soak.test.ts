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

/** How many hostile leads are sent, one after the other; none unless asked. */
const wanted = Number(process.env["NORTHCOVER_SOAK_LEADS"] ?? "0");
const seed = Number(process.env["NORTHCOVER_SOAK_SEED"] ?? "20261123");

/** A lead with one to three hostile fields, from one of a few networks and sometimes from a mailbox used before. */
const hostileLead = fc.record({
  changes: fc.array(fc.tuple(textField, hostileText), { maxLength: 3 }),
  mailbox: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
  network: fc.integer({ min: 1, max: 20 }),
});

/** What the database may answer: a broken rule, a character it can't hold, or too many at once. */
const answers = ["23514", "22021", "PT429"];

describe.skipIf(wanted === 0)(`${wanted} hostile leads, one after the other`, () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openPglite();
  });

  afterAll(() => database.close());

  const countOf = async (sql: string) => Number((await database.owner(sql))[0]?.["count"]);

  test(
    "are stored exactly or refused by a rule, and leave the database whole",
    { timeout: 60_000 + wanted * 100 },
    async () => {
      const tally = new Map<string, number>();
      const times: number[] = [];
      let stored = 0;
      await fc.assert(
        fc.asyncProperty(hostileLead, async ({ changes, mailbox, network }) => {
          const sender = mailbox === undefined ? {} : { email: `box${mailbox}@example.ca` };
          const lead = validLead({ ...sender, ...Object.fromEntries(changes) });
          const started = performance.now();
          const refused = await refusal(
            insertLead(database, lead, { headers: { "cf-connecting-ip": `203.0.113.${network}` } }),
          );
          times.push(performance.now() - started);
          const answer = refused === undefined ? "stored" : `${refused.code} ${refused.constraint || refused.detail}`;
          tally.set(answer.trim(), (tally.get(answer.trim()) ?? 0) + 1);
          if (refused === undefined) {
            stored += 1;
            expect(await storedLead(database, lead.id)).toMatchObject(lead);
          } else {
            expect(answers).toContain(refused.code);
            expect(await storedLead(database, lead.id)).toBeUndefined();
          }
        }),
        // A failure is told as it came: making it smaller would send thousands more.
        { numRuns: wanted, seed, endOnFailure: true },
      );

      expect(await countLeads(database)).toBe(stored);
      // Each stored lead has its consent and its handover, and nothing refused has left any behind.
      expect(await countOf("select count(distinct lead_id) from private.consent_records")).toBe(stored);
      expect(await countOf("select count(*) from private.handovers where kind = 'lead'")).toBe(stored);
      // The owner's list still reads, as the owner's key.
      const rows: Row[] = await database.as("service_role", "select state from public.lead_follow_up");
      expect(rows).toHaveLength(stored);
      // And somebody honest still gets through.
      const honest = validLead();
      await insertLead(database, honest, { headers: { "cf-connecting-ip": "198.51.100.7" } });
      expect(await storedLead(database, honest.id)).toMatchObject(honest);

      times.sort((one, other) => one - other);
      const at = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)} ms`;
      console.info(`Median ${at(0.5)}, 99 % within ${at(0.99)}, longest ${at(1)}; seed ${seed}`);
      console.info(Object.fromEntries([...tally].toSorted(([, one], [, other]) => other - one)));
    },
  );
});
