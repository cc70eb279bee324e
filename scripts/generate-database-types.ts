/*
 * Writes src/services/database.types.ts from the migrated database, in the shape of Supabase's own generator
 * (`supabase gen types typescript`), which would need a running stack. With `--check`, writes nothing and fails when
 * the file is out of date.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type EmbeddedBackend, type Row, startEmbeddedBackend } from "./embedded-backend/embedded-backend.ts";

const typesFile = fileURLToPath(new URL("../src/services/database.types.ts", import.meta.url));

const typeScriptTypes: Readonly<Record<string, string>> = {
  bool: "boolean",
  float4: "number",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  json: "Json",
  jsonb: "Json",
  numeric: "number",
  text: "string",
  timestamptz: "string",
  uuid: "string",
  void: "undefined",
};

/** @throws {Error} For a type the schema has not used before: add it above. */
function typeScriptType(postgresType: unknown): string {
  const found = typeScriptTypes[String(postgresType)];
  if (found === undefined) throw new Error(`No TypeScript type is set for the PostgreSQL type ${String(postgresType)}`);
  return found;
}

/** Wraps lines into a named block, or gives the type of a block that holds nothing. */
function block(name: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [`${name}: { [_ in never]: never };`];
  return [`${name}: {`, ...lines.map((line) => `  ${line}`), "};"];
}

function canBeLeftOut(column: Row): boolean {
  return column["column_default"] !== null || column["is_nullable"] === "YES";
}

function columnLines(columns: readonly Row[], optional: (column: Row) => boolean): string[] {
  return columns.map((column) => {
    const nullable = column["is_nullable"] === "YES" ? " | null" : "";
    const mark = optional(column) ? "?" : "";
    return `${String(column["column_name"])}${mark}: ${typeScriptType(column["udt_name"])}${nullable};`;
  });
}

async function relationLines(backend: EmbeddedBackend, kind: "BASE TABLE" | "VIEW"): Promise<string[]> {
  const relations = await backend.query(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = $1 order by 1",
    [kind],
  );
  const lines: string[] = [];
  for (const { table_name: name } of relations) {
    const columns = await backend.query(
      `select column_name, udt_name, is_nullable, column_default
       from information_schema.columns where table_schema = 'public' and table_name = $1 order by column_name`,
      [name],
    );
    const row = block(
      "Row",
      columnLines(columns, () => false),
    );
    const writing =
      kind === "VIEW"
        ? []
        : [
            ...block("Insert", columnLines(columns, canBeLeftOut)),
            ...block(
              "Update",
              columnLines(columns, () => true),
            ),
          ];
    lines.push(...block(String(name), [...row, ...writing, "Relationships: [];"]));
  }
  return lines;
}

async function functionLines(backend: EmbeddedBackend): Promise<string[]> {
  const functions = await backend.query(
    `select function.proname as name, result.typname as returns,
       function.pronargs - function.pronargdefaults as required,
       array(
         select argument.name || ' ' || type.typname
         from unnest(function.proargnames, function.proargtypes::oid[]) with ordinality as argument (name, type, place)
         join pg_type as type on type.oid = argument.type
         order by argument.place
       ) as arguments
     from pg_proc as function
     join pg_type as result on result.oid = function.prorettype
     where function.pronamespace = 'public'::regnamespace
     order by 1`,
  );
  return functions.flatMap((found) => {
    const given: unknown = found["arguments"];
    const parameters = (Array.isArray(given) ? given : []).map((argument, place) => {
      const [name, type] = String(argument).split(" ");
      return `${name}${place < Number(found["required"]) ? "" : "?"}: ${typeScriptType(type)};`;
    });
    return block(String(found["name"]), [
      ...block("Args", parameters.toSorted()),
      `Returns: ${typeScriptType(found["returns"])};`,
    ]);
  });
}

/** The text of the types file for the schema of the migrations. */
export async function databaseTypes(backend: EmbeddedBackend): Promise<string> {
  const schema = block("public", [
    ...block("Tables", await relationLines(backend, "BASE TABLE")),
    ...block("Views", await relationLines(backend, "VIEW")),
    ...block("Functions", await functionLines(backend)),
    ...block("Enums", []),
    ...block("CompositeTypes", []),
  ]);
  return [
    "// Written by scripts/generate-database-types.ts from the migrations; change those instead.",
    "",
    "type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];",
    "",
    "export type Database = {",
    ...schema.map((line) => `  ${line}`),
    "};",
    "",
  ].join("\n");
}

/** Whether the types file says what the migrated database says. */
export async function typesAreCurrent(backend: EmbeddedBackend): Promise<boolean> {
  return (await readFile(typesFile, "utf8").catch(() => "")) === (await databaseTypes(backend));
}

if (import.meta.main) {
  const backend = await startEmbeddedBackend();
  if (!process.argv.includes("--check")) {
    await writeFile(typesFile, await databaseTypes(backend));
  } else if (!(await typesAreCurrent(backend))) {
    console.error("src/services/database.types.ts is out of date: run node scripts/generate-database-types.ts");
    process.exitCode = 1;
  }
  await backend.close();
}
