import { openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

/*
 * An empty database, made once for all files of the project: PostgreSQL takes three seconds to initialise its files, and
 * half a second to open a copy of them.
 */

declare module "vitest" {
  export interface ProvidedContext {
    emptyDatabase: string;
  }
}

/** Makes the database; Vitest calls it before the tests (`globalSetup`) and the returned function after them. */
export async function setup({ provide }: Pick<TestProject, "provide">) {
  const folder = await mkdtemp(join(tmpdir(), "northcover-empty-"));
  const file = join(folder, "database.tar");
  const database = new PGlite();
  await writeFile(file, (await database.dumpDataDir("none")).stream());
  await database.close();
  provide("emptyDatabase", file);
  return () => rm(folder, { recursive: true });
}

/** Opens a copy of the empty database, in memory unless a folder is named. */
export async function openEmptyDatabase(options: PGliteOptions = {}): Promise<PGlite> {
  const loadDataDir = await openAsBlob(inject("emptyDatabase"), { type: "application/x-tar" });
  return PGlite.create({ ...options, loadDataDir });
}

/** A folder for the embedded backend, which applies the migrations when it opens it. */
export async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "northcover-"));
  await (await openEmptyDatabase({ dataDir: join(folder, "database") })).close();
  return folder;
}
