import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Who has the folder open, as written into it. */
export interface FolderUse {
  readonly pid: number;
  /** Address of the site that serves this folder's data, once it listens. */
  readonly address?: string;
}

/** The folder of the embedded database: `NORTHCOVER_DATA`, or `.data/embedded` in the project (not in version control). */
export function embeddedDataFolder(): string {
  const named = process.env["NORTHCOVER_DATA"];
  return named === undefined || named === "" ? ".data/embedded" : named;
}

function markPath(folder: string): string {
  return join(folder, "in-use.json");
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Who has the folder open at this moment, if anybody. A process that ended without cleaning up doesn't count. */
export async function folderUse(folder: string): Promise<FolderUse | undefined> {
  let found: unknown;
  try {
    found = JSON.parse(await readFile(markPath(folder), "utf8"));
  } catch (error) {
    if (hasCode(error, "ENOENT") || error instanceof SyntaxError) return undefined;
    throw error;
  }
  if (typeof found !== "object" || found === null || !("pid" in found) || typeof found.pid !== "number") {
    return undefined;
  }
  if (!isRunning(found.pid)) return undefined;
  const address = "address" in found && typeof found.address === "string" ? found.address : undefined;
  return address === undefined ? { pid: found.pid } : { pid: found.pid, address };
}

/**
 * Marks the folder as used by this process. The database itself doesn't notice a second process in its files and would
 * damage them.
 *
 * @throws {Error} When another process has it open.
 */
export async function takeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mark = JSON.stringify({ pid: process.pid } satisfies FolderUse);
  if (await createMark(folder, mark)) return;
  const use = await folderUse(folder);
  if (use === undefined) {
    // Left by a process that ended without cleaning up.
    await leaveFolder(folder);
    if (await createMark(folder, mark)) return;
  }
  const holder = use === undefined ? "another process" : `process ${use.pid}`;
  const place = use?.address === undefined ? "" : `, which serves ${use.address}`;
  throw new Error(
    `The embedded database in "${folder}" is already open in ${holder}${place}. ` +
      "Stop that process, or set NORTHCOVER_DATA to another folder.",
  );
}

/** Creates the mark, if there is none: of two processes that try at once, one succeeds. */
async function createMark(folder: string, mark: string): Promise<boolean> {
  try {
    await writeFile(markPath(folder), mark, { flag: "wx" });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

/** Adds the address under which the folder's data is served, for scripts of other processes. */
export async function announceAddress(folder: string, address: string): Promise<void> {
  await writeFile(markPath(folder), JSON.stringify({ pid: process.pid, address } satisfies FolderUse));
}

/** The end of {@link takeFolder}. */
export async function leaveFolder(folder: string): Promise<void> {
  await rm(markPath(folder), { force: true });
}

/** A new key in the form the backend asks for. */
export function newOwnerKey(): string {
  return `sb_secret_${randomBytes(24).toString("base64url")}`;
}

/** The owner's key of the folder's database: made at first use, readable by this user only. */
export async function ownerKey(folder: string): Promise<string> {
  const path = join(folder, "owner-key");
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
  const key = newOwnerKey();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path, `${key}\n`, { mode: 0o600 });
  return key;
}
