/** Writes the types, the picture and the purposes of the database from the catalogue, after a change of the migrations. */
import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { describedFiles } from "./schema/described-files.ts";
import { grounds, presentMigrations } from "./schema/migration-files.ts";

const database = new PGlite();
await database.exec(grounds.roles + grounds.rights);
for (const { sql } of await presentMigrations()) {
  // oxlint-disable-next-line no-await-in-loop -- their order matters
  await database.exec(sql);
}
const files = await describedFiles(async (sql) => (await database.query<Record<string, unknown>>(sql)).rows);
await database.close();
for (const [path, text] of Object.entries(files)) {
  // oxlint-disable-next-line no-await-in-loop -- three files
  await writeFile(path, text);
  console.log(`Written: ${path}`);
}
