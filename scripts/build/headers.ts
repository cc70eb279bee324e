import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackendSettings } from "./backend-settings.ts";

/**
 * Completes the built `_headers`: inserts the backend's origin into the Content-Security-Policy.
 * @throws {Error} When the file lacks a placeholder.
 */
export async function writeHeaders(dist: string, settings: BackendSettings): Promise<void> {
  const file = join(dist, "_headers");
  const template = await readFile(file, "utf8");
  if (!template.includes("{backend}")) throw new Error("public/_headers has no {backend} to fill in");
  const origin = settings.kind === "hosted" ? ` ${new URL(settings.url).origin}` : "";
  await writeFile(file, template.replaceAll(" {backend}", origin));
}
