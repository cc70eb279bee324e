/* The real Supabase command line against a PostgreSQL server, as a user without superuser rights. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCatalogue } from "../schema/catalogue.ts";
import { packageFolder, versioned } from "./hosted-tools.ts";
import { grounds, presentMigrations } from "../schema/migration-files.ts";
import { runAt, type PostgresServer } from "./postgres-server.ts";

/** Rights of visitors: to insert these columns of a lead, and nothing else. */
const insertColumns = [
  "consent",
  "contact_statement",
  "email",
  "ghl_sync_status",
  "id",
  "interest",
  "lead_type",
  "name",
  "newsletter",
  "newsletter_statement",
  "page_source",
  "page_url",
  "phone",
  "sender_shown",
  "user_agent",
];

/** What a role can do in any schema but PostgreSQL's own, by its own grants, its memberships and those of everybody. */
const effectiveRights = (role: string) => `
  select 'use schema ' || nspname as allowed from pg_namespace
  where nspname !~ '^(pg_|information_schema)' and has_schema_privilege('${role}', oid, 'usage')
  union all
  select 'create in schema ' || nspname from pg_namespace where has_schema_privilege('${role}', oid, 'create')
  union all
  select privilege || ' ' || relation.oid::regclass
  from pg_class as relation
  join pg_namespace as schema on schema.oid = relnamespace and nspname !~ '^(pg_|information_schema)'
  cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
  where relkind in ('r', 'v', 'm', 'p', 'f') and has_table_privilege('${role}', relation.oid, privilege)
  union all
  select privilege || ' ' || relation.oid::regclass || '.' || attname
  from pg_class as relation
  join pg_namespace as schema on schema.oid = relnamespace and nspname !~ '^(pg_|information_schema)'
  join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
  cross join unnest(array['select', 'insert', 'update', 'references']) as privilege
  where relkind in ('r', 'v', 'm', 'p', 'f') and has_column_privilege('${role}', relation.oid, attnum, privilege)
  union all
  select 'execute ' || function.oid::regprocedure from pg_proc as function
  join pg_namespace as schema on schema.oid = pronamespace
  where nspname in ('public', 'private') and has_function_privilege('${role}', function.oid, 'execute')
    and not exists (select from pg_depend where objid = function.oid and deptype = 'e')
  order by 1`;

const user = "site_owner";

/** Runs the checks, and returns a report. @throws {Error} For the first that fails. */
export async function pushMigrations(server: PostgresServer): Promise<string> {
  const program = join(packageFolder("supabase"), "dist/supabase.js");
  const database = "hosted";
  const known = await server.run("postgres", "select from pg_roles where rolname = 'anon'");
  if (known.length === 0) await server.run("postgres", grounds.roles);
  await server.run("postgres", `create role ${user} login createrole`);
  await server.run("postgres", `create database ${database} owner ${user} template template0 encoding 'UTF8'`);
  const target = server.url(database, user);
  await runAt(target, grounds.rights);
  const [row] = await runAt(target, "select rolsuper from pg_roles where rolname = current_user");
  if (row?.["rolsuper"] !== false) throw new Error("The user is a superuser");

  // A copy, so that the command line leaves no files in the project.
  const folder = mkdtempSync(join(tmpdir(), "northcover-hosted-"));
  cpSync("supabase", join(folder, "supabase"), { recursive: true });
  const supabase = (...command: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, ...command, `--remote=${target}`, "--agent", "no", "--workdir", folder],
      { encoding: "utf8", env: { ...process.env, PGSSLMODE: "disable", SUPABASE_TELEMETRY_DISABLED: "1" } },
    );
    const text = `${stdout}${stderr}`;
    const called = `supabase ${command.join(" ")}`;
    if (status !== 0) throw new Error(`${called} ended with ${status}:\n${text}`);
    // Such as a key of supabase/config.toml that it doesn't know.
    if (/unknown|unrecognized|deprecated|unsupported/i.test(text)) throw new Error(`${called} warned:\n${text}`);
    return text;
  };
  try {
    const names = (await presentMigrations()).map(({ name }) => name);
    const pushed = supabase("db", "push", "--yes");
    for (const name of names) if (!pushed.includes(name)) throw new Error(`${name} was not pushed:\n${pushed}`);
    const listed = [...supabase("migration", "list").matchAll(/^\W*(\d{14})\W+(\d{14})?\W/gm)];
    const agreed = listed.filter(([, local, remote]) => local === remote).map(([, local = ""]) => local);
    if (agreed.join() !== names.map((name) => name.slice(0, 14)).join()) throw new Error("migration list disagrees");
    if (!/up to date/i.test(supabase("db", "push", "--yes"))) throw new Error("A second push found something to do");

    const expected = ["use schema public", ...insertColumns.map((column) => `insert leads.${column}`)].toSorted();
    for (const role of ["anon", "authenticated"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const rights = (await server.run(database, effectiveRights(role))).map(({ allowed }) => String(allowed));
      if (rights.toSorted().join("\n") !== expected.join("\n")) {
        throw new Error(`The role ${role} may:\n${rights.join("\n")}`);
      }
    }
    const bare = [...(await readCatalogue((sql) => server.run(database, sql)))].filter(
      ([name, definition]) => name.startsWith("row-level security") && !definition.startsWith("true"),
    );
    if (bare.length > 0) throw new Error(`Without row-level security: ${bare.map(([name]) => name).join(", ")}`);

    let lint = "db lint was skipped: apt-get install postgresql-15-plpgsql-check".replace("15", String(server.major));
    const [extension] = await server.run(database, "select from pg_available_extensions where name = 'plpgsql_check'");
    if (extension !== undefined) {
      await server.run(database, "create extension plpgsql_check");
      const text = supabase("db", "lint", "--level", "warning", "--fail-on", "warning", "--schema", "public,private");
      if (!text.includes("No schema errors found")) throw new Error(`db lint found:\n${text}`);
      lint = "db lint with plpgsql_check found nothing in public and private";
    }
    return [
      `${versioned("supabase")} on PostgreSQL ${server.major}, as a plain user: ${names.length} migrations pushed, migration list agrees, a second push does nothing`,
      lint,
      `anon and authenticated: use of schema public, insert of ${insertColumns.length} columns of leads, nothing else; every table has row-level security`,
    ].join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
