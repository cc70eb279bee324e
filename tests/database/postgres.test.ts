/*
 * The same tests on a PostgreSQL server (15 or later), where TEST_POSTGRES_URL names one:
 *
 *   TEST_POSTGRES_URL=postgres://postgres@localhost/postgres npm run test:postgres
 *
 * The user must be a superuser, as the owner of a Supabase project's database nearly is. Nothing is left behind.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { describeConsent } from "./consent.ts";
import { describeConstraints } from "./constraints.ts";
import { describeFloodControl } from "./flood-control.ts";
import { describeLeadForm } from "./lead-form.ts";
import { openPostgres, type ServerDatabase } from "./open-postgres.ts";
import { describeOwner } from "./owner.ts";
import { describeRights } from "./rights.ts";
import { countLeads, emptyDatabase, insertLead, refusal, validLead } from "./test-database.ts";

const url = process.env["TEST_POSTGRES_URL"] ?? "";

/** Sends all leads at once, each over its own connection, and answers the codes of the refusals. */
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

describe.skipIf(url === "")("on a PostgreSQL server", () => {
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

  describe("leads that come at the same moment", () => {
    beforeEach(() => emptyDatabase(database));

    test("still keep to the limit of an e-mail address", async () => {
      const leads = Array.from({ length: 12 }, () => validLead({ email: "ann@example.ca" }));
      expect(await sendAtOnce(database, leads)).toEqual(Array.from({ length: 7 }, () => "PT429"));
      expect(await countLeads(database)).toBe(5);
    });

    test("still keep to the limit of a network address", async () => {
      const leads = Array.from({ length: 24 }, () => validLead());
      const refused = await sendAtOnce(database, leads, { "cf-connecting-ip": "203.0.113.9" });
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
