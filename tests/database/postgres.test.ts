/*
 * The same tests on a PostgreSQL server (15 or later), where TEST_POSTGRES_URL names one:
 *
 *   TEST_POSTGRES_URL=postgres://postgres@localhost/postgres npm run test:postgres
 *
 * The user must be a superuser, which the owner of a Supabase project nearly is. The tests remove everything they create.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeConsent } from "./consent.ts";
import { describeConstraints } from "./constraints.ts";
import { describeFlood } from "./flood.ts";
import { describeFloodControl } from "./flood-control.ts";
import { describeHeldLeads } from "./held-leads.ts";
import { describeLeadForm } from "./lead-form.ts";
import { openPostgres, type ServerDatabase } from "./open-postgres.ts";
import { describeOwner } from "./owner.ts";
import { describeRights } from "./rights.ts";
import { describeSuppression } from "./suppression.ts";
import { countLeads, emptyDatabase, insertLead, refusal, validLead } from "./test-database.ts";

const url = process.env["TEST_POSTGRES_URL"] ?? "";

/** Sends all leads concurrently, each over its own connection, and returns the codes of the refusals. */
async function sendAtOnce(
  database: ServerDatabase,
  leads: readonly Record<string, unknown>[],
  headers = {},
): Promise<string[]> {
  const connections = await Promise.all(leads.map(() => database.another()));
  const answers = await Promise.all(
    connections.map((connection, index) =>
      refusal(insertLead({ ...database, ...connection }, leads[index] ?? {}, { headers })),
    ),
  );
  await Promise.all(connections.map((connection) => connection.close()));
  return answers.flatMap((answer) => (answer === undefined ? [] : [answer.code]));
}

describe.skipIf(url === "")("on the PostgreSQL server of TEST_POSTGRES_URL", () => {
  let database: ServerDatabase;

  beforeAll(async () => {
    database = await openPostgres(url);
  });

  afterAll(() => database.close());

  const open = () => database;

  describeRights(open);
  describeConstraints(open);
  describeConsent(open);
  describeOwner(open);
  describeLeadForm(open);
  describeFloodControl(open);
  describeFlood(open);
  describeHeldLeads(open);
  describeSuppression(open);

  describe("concurrent leads", () => {
    beforeEach(() => emptyDatabase(database));

    test("are held above the limit of an e-mail address", async () => {
      const leads = Array.from({ length: 12 }, () => validLead({ email: "ann@example.ca", lead_type: "consultation" }));
      expect(await sendAtOnce(database, leads)).toEqual([]);
      const [row] = await database.owner(
        "select count(*)::int as held from private.handovers where held_for = '{many from one email address}'",
      );
      expect(row).toEqual({ held: 7 });
    });

    test("are refused above the limit of a network address", async () => {
      const leads = Array.from({ length: 24 }, () => validLead());
      await database.owner("update private.flood_limits set per_address_hour = 20");
      const refused = await sendAtOnce(database, leads, { "cf-connecting-ip": "203.0.113.9" });
      await database.owner("update private.flood_limits set per_address_hour = default");
      expect(refused).toEqual(Array.from({ length: 4 }, () => "PT429"));
      expect(await countLeads(database)).toBe(20);
    });

    test("with one id are stored once", async () => {
      const lead = validLead();
      const refused = await sendAtOnce(database, [lead, lead, lead, lead]);
      expect(refused).toEqual(["23505", "23505", "23505"]);
      expect(await countLeads(database)).toBe(1);
    });
  });
});
