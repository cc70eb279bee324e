/* Databases created and filled by earlier releases, upgraded by this one and, for comparison, by their own migrations. */
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { upgradeEarlierRelease } from "../../scripts/embedded-backend/embedded-upgrade.ts";
import { readCatalogue } from "./catalogue.ts";
import { earlierMigrations } from "./earlier-migrations.ts";
import { openEmptyDatabase } from "./empty-database.ts";
import { openPglite } from "./open-pglite.ts";
import { type Row, supabaseDefaults } from "./test-database.ts";

const versionOf = (name: string) => name.slice(0, 14);
const columns =
  "id, name, email, phone, interest, lead_type, page_source, page_url, user_agent, consent, newsletter, ghl_sync_status";

const stored = [
  { name: "Ann", email: "ann@example.ca", newsletter: true },
  { name: "Ben", email: "ben@example.ca", newsletter: false },
  { name: "Zoë", email: "gone@example.ca", newsletter: true },
  // Invisible names, which the first release accepted, and the second in part.
  { name: "\u200B\u200D", email: "invisible@example.ca", newsletter: false },
  { name: "\u0301", email: "mark@example.ca", newsletter: true },
];

const releases = [
  { release: "the first release", last: "20261121090400", names: /./s },
  { release: "the second release", last: "20261123090100", names: /\w|\u0301/ },
  { release: "the third release", last: "20261125110000", names: /\w/ },
] as const;

async function rowsOf(database: PGlite, sql: string, parameters: unknown[] = []): Promise<readonly Row[]> {
  return (await database.query<Record<string, unknown>>(sql, parameters)).rows;
}

/** A database with the earlier migrations up to one, as the embedded backend applies them, and with leads. */
async function databaseOf({ last, names }: { last: string; names: RegExp }): Promise<PGlite> {
  const database = await openEmptyDatabase();
  await database.exec(supabaseDefaults);
  await database.exec(`
    create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, name text, statements text[]);`);
  for (const { name, sql } of await earlierMigrations()) {
    if (versionOf(name) > last) break;
    await database.exec(sql);
    await rowsOf(database, "insert into supabase_migrations.schema_migrations (version) values ($1)", [
      versionOf(name),
    ]);
  }
  const isFirst = last === "20261121090400";
  for (const { name, email, newsletter } of stored) {
    if (!names.test(name)) continue;
    await rowsOf(
      database,
      `insert into public.leads (${columns}${isFirst ? "" : ", contact_statement, newsletter_statement"})
       values (gen_random_uuid(), $1, $2, '416-555-0123', 'insurance_review', 'consultation', 'tools_consultation',
         'https://www.northcover.example/', '', true, $3, 'pending'${isFirst ? "" : ", 'contact_box@1', $4"})`,
      isFirst ? [name, email, newsletter] : [name, email, newsletter, newsletter ? "newsletter_box@1" : ""],
    );
  }
  await rowsOf(database, "select public.withdraw_consent(email => 'ben@example.ca')");
  if (!isFirst) await rowsOf(database, "select public.erase_person('gone@example.ca')");
  else await rowsOf(database, "delete from public.leads where email = 'gone@example.ca'");
  return database;
}

async function upgraded(database: PGlite): Promise<PGlite> {
  await upgradeEarlierRelease(database);
  return database;
}

/** Every row of every table. What the moment of the upgrade decides is left out: ids and times. */
async function everyRow(database: PGlite, isFirst: boolean): Promise<unknown> {
  const tables = await rowsOf(
    database,
    "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'private') and table_type = 'BASE TABLE' order by 1",
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const without =
      name === "private.handovers" && isFirst
        ? "- 'id' - 'next_try_at'"
        : name === "private.consent_statements"
          ? "|| jsonb_build_object('valid_until', valid_until::date)"
          : "";
    rows[String(name)] = await rowsOf(
      database,
      `select to_jsonb(stored) ${without} as row from ${String(name)} as stored order by 1`,
    );
  }
  return rows;
}

const fresh = (async () => {
  const database = await openPglite();
  const catalogue = await readCatalogue((sql) => database.owner(sql));
  await database.close();
  return catalogue;
})();

test.each(releases)(
  "a database of $release has the rows that its own migrations make, and the schema of a new one",
  async (release) => {
    const database = await databaseOf(release);
    const copy = new PGlite({ loadDataDir: await database.dumpDataDir("none") });
    for (const { name, sql } of await earlierMigrations()) {
      if (versionOf(name) > release.last) await copy.exec(sql);
    }
    await upgraded(database);
    const isFirst = release.last === "20261121090400";
    expect(await everyRow(database, isFirst)).toEqual(await everyRow(copy, isFirst));

    expect(await readCatalogue((sql) => rowsOf(database, sql))).toEqual(await fresh);
    await copy.close();

    await database.close();
  },
);

test("a database of a state between two releases is named, with the version that can open it, and left alone", async () => {
  const database = await databaseOf({ last: "20261124230000", names: /\w/ });
  await expect(upgraded(database)).rejects.toThrow(
    /between two releases \(migration 20261124230000\).*version d9053513/s,
  );
  expect(await rowsOf(database, "select count(*)::int as leads from public.leads")).toEqual([{ leads: 2 }]);
  await database.close();
});
