import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { takeFolder } from "../embedded-backend/embedded-folder.ts";

/**
 * Puts a backup in the place of the embedded database. The files that were there move aside.
 * @returns Where they are now, if there were any.
 * @throws {Error} When the site runs, or the file is no backup.
 */
export async function restore(folder: string, file: string): Promise<string | undefined> {
  const backup = await readFile(file).catch(() => {
    throw new Error(`There is no file "${file}".`);
  });
  const lock = await takeFolder(folder);
  try {
    const place = join(folder, "database");
    const fresh = join(folder, `database.new-${process.pid}`);
    try {
      const database = await PGlite.create({
        dataDir: fresh,
        loadDataDir: new Blob([gunzipSync(backup)], { type: "application/x-tar" }),
      });
      await database.query("select count(*) from public.leads");
      await database.close();
    } catch (error) {
      await rm(fresh, { recursive: true, force: true });
      throw new Error(`"${file}" is no whole backup of this database; nothing was changed.`, { cause: error });
    }
    const aside = existsSync(place) ? `${place}.before-${new Date().toISOString().replaceAll(":", "-")}` : undefined;
    if (aside !== undefined) await rename(place, aside);
    await rename(fresh, place);
    return aside;
  } finally {
    await lock.release();
  }
}
