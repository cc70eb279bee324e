/* Compares the schema that the migrations make with that of the third release, d9053513, whose they replaced. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { differences, readCatalogue } from "../schema/catalogue.ts";
import { grounds, presentMigrations, type Migration } from "../schema/migration-files.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** Last of the migrations that replaced the earlier ones; later ones change the schema. */
const lastReplacement = "20261127120800";

/** Differences that are meant. */
const meant: readonly { readonly line: RegExp; readonly reason: string }[] = [
  { line: /^\+ comment /, reason: "tables, views and functions say in the catalogue what they are for" },
  { line: /^~ constraint public\.leads\.leads_phone_valid$/, reason: "more ways to write an extension" },
];

async function earlierMigrations(): Promise<readonly Migration[]> {
  const file = await readFile("tests/database/earlier-migrations.json.gz");
  return JSON.parse(gunzipSync(file).toString()) as Migration[];
}

/** The dump's objects by name, the columns of a table in alphabetical order. */
function dumped(server: PostgresServer, database: string): ReadonlyMap<string, string> {
  const { stdout, stderr, status } = spawnSync(
    join(server.programs, "pg_dump"),
    ["--schema-only", server.url(database)],
    { encoding: "utf8", maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`);
  const objects = new Map<string, string>();
  const [, ...parts] = stdout.split(/^--\n-- Name: (.*); Owner: .*\n--\n/m);
  for (let index = 0; index < parts.length; index += 2) {
    const [, name = "", type = ""] = /^(.*); Type: (.*); Schema: .*$/.exec(parts[index] ?? "") ?? [];
    const lines = (parts[index + 1] ?? "")
      .split("\n")
      // Settings between the objects, and a random key of the dump.
      .filter((line) => !/^(|--.*|SET default_.*|\\(un)?restrict .*)$/.test(line));
    const text = type === "TABLE" ? lines.map((line) => line.replace(/,$/, "")).toSorted() : lines;
    const key = `${type.toLowerCase()} ${name.replace(/^COLUMN |^(TABLE|VIEW|FUNCTION) /, "")}`;
    objects.set(key, `${objects.get(key) ?? ""}${text.join("\n")}`);
  }
  return objects;
}

/** Rows that the migrations themselves insert; keys are random, and dates depend on the day. */
const insertedRows = `
  select 'statement ' || id || language || version as name, row(text, method, purposes)::text as definition
  from private.consent_statements
  union all
  select 'form ' || page_source, row(lead_type, interests)::text from private.lead_forms
  union all
  select 'limits ' || key, value from private.flood_limits, jsonb_each_text(to_jsonb(flood_limits))`;

/** Compares both schemas on a server, and returns a report. @throws {Error} For a difference that isn't meant. */
export async function compareSchemas(server: PostgresServer): Promise<string> {
  await server.run("postgres", grounds.roles);
  const chains = {
    earlier: await earlierMigrations(),
    present: (await presentMigrations()).filter(({ name }) => name.slice(0, 14) <= lastReplacement),
  };
  for (const [name, chain] of Object.entries(chains)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await server.run("postgres", `create database ${name} template template0 encoding 'UTF8'`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await server.run(name, grounds.rights);
    for (const { sql } of chain) {
      // oxlint-disable-next-line no-await-in-loop -- their order matters
      await server.run(name, sql);
    }
  }
  const catalogue = (database: string) => readCatalogue((sql) => server.run(database, sql));
  const rows = async (database: string) =>
    new Map((await server.run(database, insertedRows)).map((row) => [String(row["name"]), String(row["definition"])]));
  const isDumped = existsSync(join(server.programs, "pg_dump"));
  const found = [
    ...differences(await catalogue("earlier"), await catalogue("present")),
    ...differences(await rows("earlier"), await rows("present")),
  ];
  // A table's constraints are part of its text in a dump; the catalogue names the one that differs.
  const inDump = isDumped ? differences(dumped(server, "earlier"), dumped(server, "present")) : [];
  const unmeant = [
    ...found.filter((line) => !meant.some((one) => one.line.test(line))),
    ...inDump.filter((line) => !/^\+ comment |^~ table leads$/.test(line)),
  ];
  if (unmeant.length > 0) throw new Error(`The schemas differ:\n${unmeant.join("\n")}`);
  const counts = meant.map(
    ({ line, reason }) => `${found.filter((one) => line.test(one)).length} ${line.source}: ${reason}`,
  );
  const size = (await catalogue("present")).size;
  return [
    `PostgreSQL ${server.major}: ${size} objects and columns in the catalogue${isDumped ? ", and pg_dump --schema-only" : ""}; differences, all meant:`,
    ...counts.map((line) => `  ${line}`),
  ].join("\n");
}
