import { format } from "oxfmt";
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

function rowType({ name: relation, purpose, columns, isView }: Relation): string {
  const isNullable = ({ name, nullable }: Column) => (isView ? nullableInViews.has(name) : nullable);
  const fields = columns.map(
    (column) => `${column.name}: ${typeOf(column.type)}${isNullable(column) ? " | null" : ""};`,
  );
  return `/** ${purpose} */\ntype ${rowOf(relation)} = {\n${fields.join("\n")}\n};\n`;
}

function relationType({ name: relation, columns, isView }: Relation): string {
  const namesOf = (found: readonly Column[]) => found.map(({ name }) => JSON.stringify(name)).join(" | ") || "never";
  const generated = columns.filter((column) => column.generated);
  const defaulted = columns.filter((column) => !column.generated && (column.hasDefault || column.nullable));
  const row = rowOf(relation);
  return `${relation}: ${isView ? `View<${row}>` : `Table<${row}, ${namesOf(generated)}, ${namesOf(defaulted)}>`};`;
}

function functionType({ name, parameters, returns }: DatabaseFunction): string {
  const given = parameters.map(({ name: named, optional, type }) => `${named}${optional ? "?" : ""}: ${typeOf(type)};`);
  const result = `${typeOf(returns)}${nullableResults.has(name) ? " | null" : ""}`;
  return `${name}: { Args: { ${given.join(" ") || "[_ in never]: never"} }; Returns: ${result} };`;
}

/** The file `src/services/database.types.ts`: the schema "public", in the form that supabase-js takes. */
export async function databaseTypes({ relations, functions }: DatabaseModel): Promise<string> {
  const inPublic = relations.filter(({ schema }) => schema === "public");
  const typesOf = (found: readonly Relation[]) => found.map(relationType).join("\n");
  const text = `/** Types of the schema "public", generated from the migrations by \`npm run describe-database\`. */

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Table<Row, Generated extends keyof Row, Defaulted extends keyof Row> = {
  Row: Row;
  Insert: Omit<Row, Generated | Defaulted> & Partial<Pick<Row, Defaulted>>;
  Update: Partial<Omit<Row, Generated>>;
  Relationships: [];
};

type View<Row> = { Row: Row; Relationships: [] };

${inPublic.map(rowType).join("\n")}
export type Database = {
  public: {
    Tables: {
      ${typesOf(inPublic.filter(({ isView }) => !isView))}
    };
    Views: {
      ${typesOf(inPublic.filter(({ isView }) => isView))}
    };
    Functions: {
      ${functions
        .filter(({ schema }) => schema === "public")
        .map(functionType)
        .join("\n")}
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};
`;
  return (await format("database.types.ts", text, { printWidth: 120 })).code;
}
