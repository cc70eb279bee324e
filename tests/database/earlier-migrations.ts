import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";

/**
 * The migrations of the third release, d9053513, before each matter had one: those of the first release (be54b44) end
 * with 20261121090400, of the second (9000c06) with 20261123090100, and differ from them in comments alone. Made with
 * `git show` of each file.
 */
export async function earlierMigrations(): Promise<readonly { readonly name: string; readonly sql: string }[]> {
  const file = await readFile(new URL("earlier-migrations.json.gz", import.meta.url));
  return JSON.parse(gunzipSync(file).toString()) as { name: string; sql: string }[];
}
