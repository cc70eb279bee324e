import { writeFile } from "node:fs/promises";
import { join } from "node:path";

export async function writeSitemap(dist: string, paths: readonly string[]): Promise<void> {
  await writeFile(join(dist, "robots.txt"), `User-agent: *\nAllow: /\n`);
  void paths;
}
