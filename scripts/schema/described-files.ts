import { databasePicture } from "./database-picture.ts";
import { databaseTypes } from "./database-types.ts";
import { readModel, type Run } from "./read-model.ts";

/** The files that describe the database, by path, as the catalogue has it. */
export async function describedFiles(run: Run): Promise<Readonly<Record<string, string>>> {
  const model = await readModel(run);
  const purposes = {
    tables: Object.fromEntries(
      model.relations.map(({ schema, name, purpose }) => [schema === "public" ? name : `${schema}.${name}`, purpose]),
    ),
    functions: Object.fromEntries(
      model.functions.map(({ schema, name, purpose }) => [schema === "public" ? name : `${schema}.${name}`, purpose]),
    ),
  };
  return {
    "src/services/database.types.ts": databaseTypes(model),
    "stories/docs/database.svg": databasePicture(model),
    "stories/docs/database.json": `${JSON.stringify(purposes, null, 2)}\n`,
  };
}
