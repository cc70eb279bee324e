import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The folder of the embedded database: `NORTHCOVER_DATA`, or `.data/embedded` in the project (not in version control). */
export function embeddedDataFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const named = environment["NORTHCOVER_DATA"];
  return named === undefined || named === "" ? ".data/embedded" : named;
}

const addressFile = (folder: string) => join(folder, "served-at");

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/**
 * Locks the folder with SQLite, which Node includes and which locks through the operating system: the lock is released
 * however the process ends, and needs no process id, which isn't unique across containers.
 * @returns `undefined` when another process holds the lock.
 */
async function lock(folder: string): Promise<DatabaseSync | undefined> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    file.exec("begin exclusive");
    return file;
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/.test(error.message)) return undefined;
    throw error;
  }
}

/** The content of a file, without the space around it; `undefined` if there is none. */
async function textOf(file: string): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (!hasCode(error, "ENOENT")) throw error;
  });
  return text?.trim();
}

/** The process that has the folder open now, if any, and the address of the site that serves its data, once it listens. */
export async function folderUse(folder: string): Promise<{ readonly address: string | undefined } | undefined> {
  const file = await lock(folder);
  file?.close();
  return file === undefined ? { address: await textOf(addressFile(folder)) } : undefined;
}

/**
 * Locks the folder for this process. PGlite doesn't detect a second process on its files, which would corrupt them.
 * @throws {Error} When another process has opened it.
 */
export async function lockFolder(folder: string) {
  const file = await lock(folder);
  if (file === undefined) {
    const address = await textOf(addressFile(folder));
    const place = address === undefined ? "" : ` by the site at ${address}`;
    throw new Error(
      `The embedded database in "${folder}" is open already${place}. ` +
        "Stop that process, or set NORTHCOVER_DATA to another folder.",
    );
  }
  // Remove the address of a process that was killed.
  await rm(addressFile(folder), { force: true });
  return {
    /** Publishes the address at which this process serves the data, for scripts in other processes. */
    announce: async (address: string) => {
      const aside = `${addressFile(folder)}.${randomUUID()}`;
      await writeFile(aside, address);
      await rename(aside, addressFile(folder));
    },
    release: async () => {
      await rm(addressFile(folder), { force: true });
      file.close();
    },
  };
}

/** Retention of the files that a restored backup replaced, in days. */
export const retentionDays = 30;

/** Database folders replaced by a restore, with the date after which each is deleted, such as 2026-11-22. */
export async function replacedFolders(folder: string): Promise<{ readonly path: string; readonly until: string }[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    const [, day, hour, minute] = /^database\.before-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)/.exec(name) ?? [];
    if (day === undefined) return [];
    const made = Date.parse(`${day}T${hour}:${minute}Z`);
    const until = new Date(made + retentionDays * 86_400_000).toISOString();
    return [{ path: join(folder, name), until: until.slice(0, 10) }];
  });
}

/**
 * Deletes leftovers of restores: replaced files past their retention, and incomplete ones. The caller must hold the
 * folder's lock.
 */
export async function tidyFolder(folder: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const unfinished = (await readdir(folder)).filter((name) => /^(database\.new|restoring)-\d+$/.test(name));
  const old = (await replacedFolders(folder)).filter(({ until }) => until < today);
  const paths = [...unfinished.map((name) => join(folder, name)), ...old.map(({ path }) => path)];
  for (const path of paths) await rm(path, { recursive: true, force: true });
}

/** Generates a key in the backend's format. */
export function newOwnerKey(): string {
  return `sb_secret_${randomBytes(24).toString("base64url")}`;
}

/** The owner's key of the folder's database, created on first use and readable by this user only. */
export async function ownerKey(folder: string): Promise<string> {
  const path = join(folder, "owner-key");
  const known = await textOf(path);
  if (known !== undefined) return known;
  const key = newOwnerKey();
  await writeFile(path, `${key}\n`, { mode: 0o600 });
  return key;
}
