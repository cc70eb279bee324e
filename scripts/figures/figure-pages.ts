import { globSync, readFileSync } from "node:fs";

/** The content files that cite a source, which need an update when it changes. */
export function filesCiting(source: string): readonly string[] {
  return globSync("src/content/**/*.{md,ts}")
    .filter((file) => readFileSync(file, "utf8").includes(`"${source}"`))
    .map((file) => file.replace("src/content/", ""))
    .toSorted((one, other) => one.localeCompare(other));
}
