import type { Column, DatabaseFunction, DatabaseModel, Relation } from "./read-model.ts";

const types: Readonly<Record<string, string>> = {
  boolean: "boolean",
  date: "string",
  integer: "number",
  jsonb: "Json",
  text: "string",
  "text[]": "string[]",
  "timestamp with time zone": "string",
  uuid: "string",
  void: "undefined",
};

/** PostgreSQL marks every column of a view as nullable; the joins of these views guarantee the others. */
const nullableInViews = new Set(["contact_withdrawn_at", "newsletter_withdrawn_at", "next_try_at", "handled_at"]);

/** Functions that return null when they find no row. */
const nullableResults = new Set(["handle_lead"]);

const rowOf = (name: string) => `${name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Row`;

function typeOf(type: string): string {
  const known = types[type];
  if (known !== undefined) return known;
  const [, relation] = /^setof (\w+)$/.exec(type) ?? [];
  if (relation === undefined) throw new Error(`The type "${type}" has no TypeScript type in ${import.meta.filename}`);
  return `${rowOf(relation)}[]`;
}

function columnsOf({ columns, isView }: Relation): string[] {
  const isNullable = ({ name, nullable }: Column) => (isView ? nullableInViews.has(name) : nullable);
  return columns.map((column) => `  ${column.name}: ${typeOf(column.type)}${isNullable(column) ? " | null" : ""};`);
}

function tableOf(table: Relation): string[] {
  const row = rowOf(table.name);
  const names = (columns: readonly Column[]) => columns.map(({ name }) => JSON.stringify(name)).join(" | ");
  const generated = table.columns.filter((column) => column.generated);
  const defaulted = table.columns.filter((column) => !column.generated && (column.hasDefault || column.nullable));
  const written = `Omit<${row}, ${row}Generated>`;
  return [
    `      ${table.name}: {`,
    `        Row: ${row};`,
    `        Insert: Omit<${row}, ${row}Defaulted | ${row}Generated> & Partial<Pick<${row}, ${row}Defaulted>>;`,
    `        Update: Partial<${written}>;`,
    `        Relationships: [];`,
    `      };`,
    // Aliases, which stand before the type.
    `alias type ${row}Generated = ${names(generated)};`,
    `alias type ${row}Defaulted =${defaulted.map(({ name }) => `\n  | ${JSON.stringify(name)}`).join("")};`,
  ];
}

function functionOf({ name, parameters, returns }: DatabaseFunction): string[] {
  const parameterLines = parameters.map(
    (parameter) => `          ${parameter.name}${parameter.optional ? "?" : ""}: ${typeOf(parameter.type)};`,
  );
  const result = `${typeOf(returns)}${nullableResults.has(name) ? " | null" : ""}`;
  const called =
    parameterLines.length === 0
      ? ["        Args: { [_ in never]: never };"]
      : ["        Args: {", ...parameterLines, "        };"];
  return [`      ${name}: {`, ...called, `        Returns: ${result};`, "      };"];
}

/** The file `src/services/database.types.ts`: the schema "public", in the form that supabase-js takes. */
export function databaseTypes({ relations, functions }: DatabaseModel): string {
  const inPublic = relations.filter(({ schema }) => schema === "public");
  const tables = inPublic.filter(({ isView }) => !isView).flatMap(tableOf);
  return [
    '/** Types of the schema "public", generated from the migrations by `npm run describe-database`. */',
    "",
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];",
    "",
    ...inPublic.flatMap((relation) => [
      `/** ${relation.purpose} */`,
      `type ${rowOf(relation.name)} = {`,
      ...columnsOf(relation),
      "};",
      "",
    ]),
    ...tables.filter((line) => line.startsWith("alias ")).map((line) => line.slice("alias ".length)),
    "",
    "export type Database = {",
    "  public: {",
    "    Tables: {",
    ...tables.filter((line) => !line.startsWith("alias ")),
    "    };",
    "    Views: {",
    ...inPublic
      .filter(({ isView }) => isView)
      .flatMap(({ name }) => [
        `      ${name}: {`,
        `        Row: ${rowOf(name)};`,
        "        Relationships: [];",
        "      };",
      ]),
    "    };",
    "    Functions: {",
    ...functions.filter(({ schema }) => schema === "public").flatMap(functionOf),
    "    };",
    "    Enums: { [_ in never]: never };",
    "    CompositeTypes: { [_ in never]: never };",
    "  };",
    "};",
    "",
  ].join("\n");
}
