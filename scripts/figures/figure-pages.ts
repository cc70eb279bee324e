import { globSync, readFileSync } from "node:fs";

/** The files of content that cite a source, as a successor looks for the pages to mend. */
export function filesCiting(source: string): readonly string[] {
  return globSync("src/content/**/*.{md,ts}")
    .filter((file) => readFileSync(file, "utf8").includes(`"${source}"`))
    .map((file) => file.replace("src/content/", ""))
    .toSorted((one, other) => one.localeCompare(other));
}
