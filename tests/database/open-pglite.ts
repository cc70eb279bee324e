import type { PGlite } from "@electric-sql/pglite";
import { presentMigrations } from "../../scripts/schema/migration-files.ts";
import { openEmptyDatabase } from "./empty-database.ts";
import { type Run, runAs, supabaseDefaults, type TestDatabase } from "./test-database.ts";

const on =
  (connection: Pick<PGlite, "query">): Run =>
  async (sql, parameters = []) =>
    (await connection.query<Record<string, unknown>>(sql, [...parameters])).rows;

/** PostgreSQL in this process and in memory, with the real migrations. */
export async function openPglite(): Promise<TestDatabase> {
  const database = await openEmptyDatabase();
  await database.exec(supabaseDefaults);
  for (const { sql } of await presentMigrations()) {
    await database.exec(sql);
  }
  return {
    as: (role, sql, parameters = [], headers = {}) =>
      database.transaction((transaction) => runAs(on(transaction), role, sql, parameters, headers)),
    owner: on(database),
    close: () => database.close(),
  };
}
