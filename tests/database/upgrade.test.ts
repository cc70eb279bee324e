/* Databases created and filled by earlier releases, opened by this one. */
import { PGlite } from "@electric-sql/pglite";
import { describe, expect, test } from "vitest";
import { migrations, type Row, supabaseGround } from "./test-database.ts";

const firstRelease = "20261121090400_rights.sql";
const secondRelease = "20261123090100_clock_set_back.sql";

const columns =
  "id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter, ghl_sync_status";

/** Leads in a release's format, with the fields of that release. */
const stored = [
  { name: "Ann", email: "ann@example.ca", newsletter: true },
  { name: "Ben", email: "ben@example.ca", newsletter: false },
  // Invisible names, which the first release accepted.
  { name: "\u200B\u200D", email: "invisible@example.ca", newsletter: false },
  { name: "\u0301", email: "mark@example.ca", newsletter: true },
];

/** A database in the state of a release. */
async function databaseOf(release: string): Promise<PGlite> {
  const database = new PGlite();
  await database.exec(supabaseGround);
  for (const { name, sql } of await migrations()) {
    // oxlint-disable-next-line no-await-in-loop -- their order matters
    if (name <= release) await database.exec(sql);
  }
  const isFirst = release === firstRelease;
  for (const { name, email, newsletter } of stored) {
    if (!isFirst && !/\w|\u0301/.test(name)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await database.query(
      `insert into public.leads (${columns}${isFirst ? "" : ", contact_statement, newsletter_statement"})
       values (gen_random_uuid(), $1, $2, '416-555-0123', 'insurance_review', 'consultation', 'tools_consultation',
         'https://www.northcover.example/', '', true, $3, 'pending'${isFirst ? "" : ", 'contact_box@1', $4"})`,
      isFirst ? [name, email, newsletter] : [name, email, newsletter, newsletter ? "newsletter_box@1" : ""],
    );
  }
  return database;
}

async function upgrade(database: PGlite, release: string): Promise<void> {
  for (const { name, sql } of await migrations()) {
    // oxlint-disable-next-line no-await-in-loop -- their order matters
    if (name > release) await database.exec(sql);
  }
}

describe.each([
  ["the first release", firstRelease, 4],
  ["the second release", secondRelease, 3],
])("a database of %s", (_, release, count) => {
  test("keeps each lead and consent, and each can be handed over, corrected, withdrawn and erased", async () => {
    const database = await databaseOf(release);
    const rows = async (sql: string, parameters: unknown[] = []): Promise<Row[]> =>
      (await database.query<Record<string, unknown>>(sql, parameters)).rows;
    const words =
      "select email, purpose, text, given_at from private.consent_records join public.leads on id = lead_id order by 1, 2";
    const before = await rows(words);
    await rows("select public.withdraw_consent(email => 'ben@example.ca')");
    await upgrade(database, release);

    expect(await rows("select count(*)::int as leads from public.leads")).toEqual([{ leads: count }]);
    expect(await rows(words)).toEqual(before);
    const list = await rows("select name, email, state, newsletter_consent from public.find_leads('{}', 'email')");
    expect(list.map(({ email, state }) => [email, state])).toEqual(
      [
        ["ann@example.ca", "new"],
        ["ben@example.ca", "withdrawn"],
        ["invisible@example.ca", "new"],
        ["mark@example.ca", "new"],
      ].filter(([email]) => release === firstRelease || email !== "invisible@example.ca"),
    );
    expect(list[0]).toMatchObject({ newsletter_consent: "unconfirmed" });

    const [claimed] = await rows("select public.claim_handovers(100) as handovers");
    const handovers = (claimed?.["handovers"] ?? []) as { id: string; claim: string; email: string }[];
    expect(handovers).toHaveLength(count - 1);
    for (const { id, claim } of handovers) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await rows("select public.finish_handover($1, $2) as done", [id, claim])).toEqual([{ done: true }]);
    }
    expect(await rows("select distinct ghl_sync_status from public.leads where email <> 'ben@example.ca'")).toEqual([
      { ghl_sync_status: "synced" },
    ]);
    const correct = "select public.correct_person('mark@example.ca', 'phone', '416-555-0199') as corrected";
    expect(await rows(correct)).toEqual([{ corrected: 1 }]);
    expect(await rows("select public.suppressed_purposes('ben@example.ca') as purposes")).toEqual([
      // The first release stored a withdrawal only with the lead.
      { purposes: release === firstRelease ? ["contact"] : ["contact", "newsletter"] },
    ]);
    expect(await rows("select public.erase_person('mark@example.ca') as erased")).toEqual([{ erased: 1 }]);
    await rows("select private.erase_old_leads(), private.apply_rights()");
    await database.close();
  });
});
