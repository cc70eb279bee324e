import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Who has the folder open, as written into it. */
export interface FolderUse {
  readonly pid: number;
  /** Address of the site that serves this folder's data, once it listens. */
  readonly address?: string;
}

/** The folder of the embedded database: `NORTHCOVER_DATA`, or `.data/embedded` in the project (not in version control). */
export function embeddedDataFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const named = environment["NORTHCOVER_DATA"];
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
    return hasCode(error, "EPERM");
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** Nothing for text that is no mark. */
function parseMark(text: string): FolderUse | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof found !== "object" || found === null || !("pid" in found) || typeof found.pid !== "number") {
    return undefined;
  }
  const address = "address" in found && typeof found.address === "string" ? found.address : undefined;
  return address === undefined ? { pid: found.pid } : { pid: found.pid, address };
}

/** Who left this mark, if it is there and its process still runs. */
async function useIn(path: string): Promise<FolderUse | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
  const use = parseMark(text);
  // Better to ask than to open a database that may be open already.
  if (use === undefined) {
    throw new Error(`"${path}" doesn't say which process has the database open. If none has, delete that file.`);
  }
  return isRunning(use.pid) ? use : undefined;
}

/**
 * Who has the folder open at this moment, if anybody. A process that ended without cleaning up doesn't count.
 *
 * @throws {Error} When that can't be read.
 */
export async function folderUse(folder: string): Promise<FolderUse | undefined> {
  return useIn(markPath(folder));
}

/**
 * Marks the folder as used by this process. The database itself doesn't notice a second process in its files and would
 * damage them.
 *
 * @throws {Error} When another process has it open.
 */
export async function takeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const mark: FolderUse = { pid: process.pid };
  if (await placeMark(folder, await writeAside(folder, mark))) return;
  if ((await folderUse(folder)) === undefined) {
    await clearStaleMark(folder);
    if (await placeMark(folder, await writeAside(folder, mark))) return;
  }
  const use = await folderUse(folder);
  const holder = use === undefined ? "another process" : `process ${use.pid}`;
  const place = use?.address === undefined ? "" : `, which serves ${use.address}`;
  throw new Error(
    `The embedded database in "${folder}" is already open in ${holder}${place}. ` +
      "Stop that process, or set NORTHCOVER_DATA to another folder.",
  );
}

function pathAside(folder: string): string {
  return `${markPath(folder)}.${randomUUID()}`;
}

/** Writes a mark under a name of its own, so that nobody meets it half written. */
async function writeAside(folder: string, use: FolderUse): Promise<string> {
  const path = pathAside(folder);
  await writeFile(path, JSON.stringify(use));
  return path;
}

/** Makes the file aside the folder's mark, if there is none: of two processes that try at once, one succeeds. */
async function placeMark(folder: string, aside: string): Promise<boolean> {
  try {
    await link(aside, markPath(folder));
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  } finally {
    await rm(aside);
  }
}

/** Removes the mark of a process that ended without cleaning up. */
async function clearStaleMark(folder: string): Promise<void> {
  const aside = pathAside(folder);
  try {
    await rename(markPath(folder), aside);
  } catch (error) {
    // Another process was first.
    if (hasCode(error, "ENOENT")) return;
    throw error;
  }
  // Since the stale mark was read, another process may have put its own in the place: that one goes back.
  if ((await useIn(aside)) === undefined) await rm(aside);
  else await placeMark(folder, aside);
}

/** Adds the address under which the folder's data is served, for scripts of other processes. */
export async function announceAddress(folder: string, address: string): Promise<void> {
  await rename(await writeAside(folder, { pid: process.pid, address }), markPath(folder));
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
