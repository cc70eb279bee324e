import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { isKeptFile } from "../../src/app/offline/release-files.ts";

/** The file's name, which is its address: it has to stay the same from release to release. */
const file = "offline-worker.js";

/** Where Vite lists the packages in the worker, inside the built folder. */
export const workerPackagesFile = ".vite/worker-licences.json";

/**
 * Bundles the worker into one file that imports nothing, with the names of this release's files in it.
 *
 * @param dist - The built site, with all its hashed files.
 */
export async function buildOfflineWorker(dist: string): Promise<void> {
  const names = (await readdir(join(dist, "assets"))).toSorted();
  const releaseFiles = names.map((name) => `/assets/${name}`).filter(isKeptFile);
  await build({
    configFile: false,
    logLevel: "warn",
    define: { filesOfBuild: JSON.stringify(releaseFiles) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: workerPackagesFile },
      rolldownOptions: {
        input: "src/app/offline/worker/offline-worker.ts",
        output: { format: "iife", entryFileNames: file },
      },
    },
  });
}
