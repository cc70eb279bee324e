/**
 * Puts the no-break spaces of French typography into the texts of `src/content/fr`: writers type ordinary spaces.
 * `--check` lists the files that would change, and fails if there are any.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { withFrenchSpaces } from "./french/french-spaces.ts";

const isCheck = process.argv.includes("--check");
let changed = 0;
for (const file of globSync("src/content/fr/**/*.{md,ts,tsv}")) {
  const text = readFileSync(file, "utf8");
  const spaced = withFrenchSpaces(text, file.endsWith(".ts") ? "typescript" : "markdown");
  if (spaced === text) continue;
  changed += 1;
  if (isCheck) console.error(`${file} lacks no-break spaces`);
  else writeFileSync(file, spaced);
}
console.log(isCheck ? `${changed} files lack no-break spaces.` : `Changed ${changed} files.`);
if (isCheck && changed > 0) process.exitCode = 1;
