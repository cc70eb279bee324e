import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const folder = "supabase/migrations";

/** The migrations in order. */
export async function presentMigrations() {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), "utf8") })));
}

/** The initial state of a Supabase project: its roles, and default grants on all new objects of a user. */
export const projectDefaults = {
  roles: `
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;`,
  rights: `
    grant usage on schema public to anon, authenticated, service_role;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;`,
} as const;
