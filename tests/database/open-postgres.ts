import { Client } from "pg";
import { projectDefaults, presentMigrations } from "../../scripts/schema/migration-files.ts";
import { roles, type Run, runAs, type TestDatabase } from "./test-database.ts";

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

const on =
  (client: Client): Run =>
  async (sql, parameters = []) =>
    (await client.query<Record<string, unknown>>(sql, [...parameters])).rows;

/** One connection, used as a visitor or with the owner's key: each statement in its own transaction. */
function asRole(client: Client): TestDatabase["as"] {
  return async (role, sql, parameters = [], headers = {}) => {
    await client.query("begin");
    try {
      const rows = await runAs(on(client), role, sql, parameters, headers);
      await client.query("commit");
      return rows;
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
  };
}

export interface ServerDatabase extends TestDatabase {
  /** The same database over a separate connection, for concurrency tests. */
  another(): Promise<Pick<TestDatabase, "as" | "close">>;
}

export async function databaseAt(url: string): Promise<ServerDatabase> {
  const client = await connect(url);
  return {
    as: asRole(client),
    owner: on(client),
    another: async () => {
      const other = await connect(url);
      return { as: asRole(other), close: () => other.end() };
    },
    close: () => client.end(),
  };
}

/**
 * A new database on a PostgreSQL server, with the real migrations. Closing it drops the database and the roles that it
 * created.
 *
 * @param serverUrl URL of a user who may create databases and roles.
 */
export async function openPostgres(serverUrl: string): Promise<ServerDatabase> {
  const name = `northcover_test_${process.pid}`;
  const server = await connect(serverUrl);
  const known = await server.query<{ rolname: string }>("select rolname from pg_roles");
  const missing = roles.filter((role) => !known.rows.some(({ rolname }) => rolname === role));
  for (const role of missing) {
    await server.query(`create role ${role} nologin ${role === "service_role" ? "bypassrls" : ""}`);
  }
  await server.query(`create database ${name} template template0 encoding 'UTF8'`);

  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await databaseAt(url.href);
  await database.owner(projectDefaults.rights);
  for (const { sql } of await presentMigrations()) {
    await database.owner(sql);
  }
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.query(`drop database ${name} with (force)`);
      if (missing.length > 0) await server.query(`drop role ${missing.join(", ")}`);
      await server.end();
    },
  };
}
