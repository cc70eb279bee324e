import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { freeAddress, untilDone } from "./served-program.ts";

/** Programs of Debian's newest PostgreSQL, which `plpgsql_check` is packaged for. */
export const debianPostgres = globSync("/usr/lib/postgresql/*/bin/initdb")
  .map((file) => join(file, ".."))
  .toSorted()
  .at(-1);

/** A PostgreSQL server of its own, with an empty data folder. */
export interface PostgresServer {
  /** URL of a database for the superuser, or another user. */
  url(database: string, user?: string): string;
  stop(): Promise<void>;
}

/** Runs statements over a connection of their own. */
export async function runAt(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root: the user of that id on Debian is "nobody". */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Starts a server in a temporary folder; stopping it deletes the folder. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "northcover-postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "--no-sync"],
    { ...user, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const { port } = await freeAddress();
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", port, "-h", "127.0.0.1", "-k", "", "-c", "fsync=off"],
    { ...user, stdio: "ignore" },
  );
  const ended = once(server, "exit");
  const url = (database: string, as = "postgres") => `postgres://${as}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    await untilDone(
      () => runAt(url("postgres"), "select"),
      () => server.exitCode !== null,
    );
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
