import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackendSettings } from "./backend-settings.ts";

/** Puts the backend's origin into the Content-Security-Policy of the built `_headers`. */
export async function writeHeaders(dist: string, settings: BackendSettings): Promise<void> {
  const file = join(dist, "_headers");
  const headers = await readFile(file, "utf8");
  if (!headers.includes("{backend}")) throw new Error("public/_headers has no {backend} to fill in");
  const origin = settings.kind === "hosted" ? ` ${new URL(settings.url).origin}` : "";
  await writeFile(file, headers.replaceAll(" {backend}", origin));
}
