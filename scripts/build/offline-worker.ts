import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { isCacheableFile } from "../../src/app/offline/release-files.ts";

/** The worker's file name. Its URL must not change between releases, or browsers would not update the worker. */
const file = "offline-worker.js";

/** Path of Vite's list of the worker's packages, relative to the built folder. */
export const workerPackagesFile = ".vite/worker-licences.json";

/**
 * Bundles the worker into a single file that lists the hashed files of this release.
 * @param dist - The built site.
 */
export async function buildOfflineWorker(dist: string): Promise<void> {
  const names = (await readdir(join(dist, "assets"))).toSorted();
  const releaseFiles = names.map((name) => `/assets/${name}`).filter(isCacheableFile);
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
