import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { startEmbeddedBackend } from "../embedded-backend/embedded-backend.ts";
import { folderUse, hasCode, lockFolder } from "../embedded-backend/embedded-folder.ts";
import { betweenReleases } from "../embedded-backend/embedded-upgrade.ts";
import { storedRefusals, replayRefusals, type Replayed } from "../embedded-backend/recorded-refusals.ts";

/** Largest unpacked size of a backup, in bytes: several hundred thousand leads. */
const largestDatabase = 2 * 1024 ** 3 - 1;

/** Has the replaced database save its erasures and suppressions, if it can still be opened. */
async function askTheOldDatabase(folder: string): Promise<void> {
  if (!existsSync(join(folder, "database")) || (await folderUse(folder)) !== undefined) return;
  try {
    await (await startEmbeddedBackend({ dataDir: folder })).close();
  } catch {
    // Damaged, hence the restore. The file beside it has the last known state.
  }
}

/**
 * Replaces the embedded database by a backup, and applies again all erasures and withdrawals since the backup. The
 * replaced files are kept for 30 days.
 * @returns How many requests were applied again, and the folder to which the replaced files were moved, if there were any.
 * @throws {Error} When the site is running, or the file isn't a backup.
 */
export async function restore(folder: string, file: string, { largest = largestDatabase } = {}) {
  const backup = await readFile(file).catch(() => {
    throw new Error(`There is no file "${file}".`);
  });
  const refused = (what: string, cause?: unknown) => new Error(`"${file}" ${what}; nothing was changed.`, { cause });
  const noBackup = (cause?: unknown) => refused("is no whole backup of this database", cause);
  let archive: Uint8Array<ArrayBuffer>;
  try {
    archive = gunzipSync(backup, { maxOutputLength: largest });
  } catch (error) {
    if (!hasCode(error, "ERR_BUFFER_TOO_LARGE")) throw noBackup(error);
    throw refused(`unpacks to more than ${Math.round(largest / 1024 ** 2)} MB`, error);
  }
  // Check the header, because PGlite would read any other file as a compressed archive.
  if (new TextDecoder().decode(archive.subarray(257, 262)) !== "ustar") throw noBackup();
  await askTheOldDatabase(folder);
  const lock = await lockFolder(folder);
  const workshop = join(folder, `restoring-${process.pid}`);
  try {
    const refusals = await storedRefusals(folder);
    let replayed: Replayed;
    try {
      await mkdir(workshop, { mode: 0o700 });
      const database = await PGlite.create({
        dataDir: join(workshop, "database"),
        loadDataDir: new Blob([archive], { type: "application/x-tar" }),
      });
      await database.query("select count(*) from public.leads");
      await database.close();
      const backend = await startEmbeddedBackend({ dataDir: workshop });
      try {
        replayed = await replayRefusals((sql, parameters) => backend.query(sql, parameters), refusals);
      } finally {
        await backend.close();
      }
    } catch (error) {
      throw hasCode(error, betweenReleases) ? error : noBackup(error);
    }
    const place = join(folder, "database");
    const aside = existsSync(place) ? `${place}.before-${new Date().toISOString().replaceAll(":", "-")}` : undefined;
    if (aside !== undefined) await rename(place, aside);
    await rename(join(workshop, "database"), place);
    return { aside, ...replayed };
  } finally {
    await rm(workshop, { recursive: true, force: true });
    await lock.release();
  }
}
