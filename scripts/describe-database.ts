/** Writes the types, the picture and the purposes of the database from the catalogue, after a change of the migrations. */
import { writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { databasePage } from "./schema/database-page.ts";
import { databaseTypes } from "./schema/database-types.ts";
import { projectDefaults, presentMigrations } from "./schema/migration-files.ts";
import { readModel, type DatabaseFunction, type Relation, type Run } from "./schema/read-model.ts";

/** The files that describe the database, by path, as the catalogue has it. */
export async function describedFiles(run: Run): Promise<Readonly<Record<string, string>>> {
  const model = await readModel(run);
  const purposesOf = (described: readonly (Relation | DatabaseFunction)[]) =>
    Object.fromEntries(
      described.map(({ schema, name, purpose }) => [schema === "public" ? name : `${schema}.${name}`, purpose]),
    );
  const purposes = { tables: purposesOf(model.relations), functions: purposesOf(model.functions) };
  return {
    "src/services/database.types.ts": await databaseTypes(model),
    "docs/database.md": databasePage(model),
    "stories/docs/database.json": `${JSON.stringify(purposes, null, 2)}\n`,
  };
}

if (import.meta.main) {
  const database = new PGlite();
  const migrations = (await presentMigrations()).map(({ sql }) => sql);
  await database.exec([projectDefaults.roles, projectDefaults.rights, ...migrations].join("\n"));
  const files = await describedFiles(async (sql) => (await database.query<Record<string, unknown>>(sql)).rows);
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
  await database.close();
}
