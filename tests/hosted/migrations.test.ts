/* The real Supabase command line against a PostgreSQL server, as a user without superuser rights. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectDefaults, presentMigrations } from "../../scripts/schema/migration-files.ts";
import { databaseAt, type ServerDatabase } from "../database/open-postgres.ts";
import { describeRights } from "../database/rights.ts";
import { postgres17, supabase } from "./hosted-tools.ts";
import { debianPostgres, type PostgresServer, runAt, startPostgres } from "./postgres-server.ts";

describe.each([
  ["Debian's PostgreSQL", debianPostgres],
  ["PostgreSQL 17", postgres17],
])("the migrations on %s", (_, programs = "") => {
  describe.skipIf(programs === "" || supabase === undefined)("pushed by the Supabase command line", () => {
    const owner = "site_owner";
    let server: PostgresServer;
    let database: ServerDatabase;
    let folder = "";
    let names: readonly string[];

    const call = (...command: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [supabase ?? "", ...command, `--remote=${server.url("hosted", owner)}`, "--agent", "no", "--workdir", folder],
        { encoding: "utf8", env: { ...process.env, PGSSLMODE: "disable", SUPABASE_TELEMETRY_DISABLED: "1" } },
      );
      const text = `${stdout}${stderr}`;
      expect(status, text).toBe(0);
      // Such as a key of supabase/config.toml that it doesn't know.
      expect(text).not.toMatch(/unknown|unrecognized|deprecated|unsupported/i);
      return text;
    };

    beforeAll(async () => {
      server = await startPostgres(programs);
      names = (await presentMigrations()).map(({ name }) => name);
      await runAt(
        server.url("postgres"),
        `${projectDefaults.roles} create role ${owner} login createrole nosuperuser;`,
      );
      await runAt(server.url("postgres"), `create database hosted owner ${owner} template template0 encoding 'UTF8'`);
      await runAt(server.url("hosted", owner), projectDefaults.rights);
      // A copy, so that the command line leaves no files in the project.
      folder = mkdtempSync(join(tmpdir(), "northcover-hosted-"));
      cpSync("supabase", join(folder, "supabase"), { recursive: true });
      const pushed = call("db", "push", "--yes");
      for (const name of names) expect(pushed).toContain(name);
      database = await databaseAt(server.url("hosted"));
    });

    afterAll(async () => {
      await database.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    });

    test("are all listed as applied, and a second push does nothing", () => {
      const listed = [...call("migration", "list").matchAll(/^\W*(\d{14})\W+(\d{14})?\W/gm)];
      const applied = listed.filter(([, local, remote]) => local === remote).map(([, local]) => local);
      expect(applied).toEqual(names.map((name) => name.slice(0, 14)));
      expect(call("db", "push", "--yes")).toMatch(/up to date/i);
    });

    describeRights(() => database);

    test("have functions in which plpgsql_check finds nothing", async (context) => {
      const known = await database.owner("select from pg_available_extensions where name = 'plpgsql_check'");
      context.skip(known.length === 0, "apt-get install postgresql-15-plpgsql-check, or of another version");
      await database.owner("create extension plpgsql_check");
      const text = call("db", "lint", "--level", "warning", "--fail-on", "warning", "--schema", "public,private");
      expect(text).toContain("No schema errors found");
    });
  });
});
