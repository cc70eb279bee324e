/*
 * Prints the reading grade of every page's prose: `npm run reading-grade`, optionally with parts of paths to select
 * pages.
 */
import { globSync, readFileSync } from "node:fs";
import { readingOf } from "./reading/flesch-kincaid.ts";
import { proseText } from "./reading/prose-text.ts";

const root = "src/content/en/";

/** Highest grade of plain English for adults. */
const plainUpTo = 9;

const wanted = process.argv.slice(2);
const readings = globSync(`${root}**/*.md`)
  .map((file) => ({ file, page: file.slice(root.length, -".md".length) }))
  .filter(({ page }) => wanted.length === 0 || wanted.some((part) => page.includes(part)))
  .map(({ file, page }) => ({ page, ...readingOf(proseText(readFileSync(file, "utf8"))) }))
  .toSorted((one, other) => (other.grade ?? 0) - (one.grade ?? 0));

console.log(`${"grade".padStart(6)}${"words".padStart(8)}${"per sentence".padStart(14)}  page`);
for (const { page, grade, words, sentences } of readings) {
  const shown = grade === undefined ? "–" : grade.toFixed(1);
  const perSentence = sentences === 0 ? "–" : (words / sentences).toFixed(1);
  const mark = grade !== undefined && grade > plainUpTo + 0.95 ? "  above plain English" : "";
  console.log(`${shown.padStart(6)}${String(words).padStart(8)}${perSentence.padStart(14)}  ${page}${mark}`);
}
