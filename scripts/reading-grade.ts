/*
 * Prints how hard every page's prose is to read, in English as a grade and in French as an ease: `npm run
 * reading-grade`, optionally with parts of paths to select pages.
 */
import { globSync, readFileSync } from "node:fs";
import { readingOf } from "./reading/flesch-kincaid.ts";
import { easeOf } from "./reading/kandel-moles.ts";
import { proseText } from "./reading/prose-text.ts";

/** Highest grade of plain English for adults. */
const plainUpTo = 9;
/** Lowest ease of standard French, by the scale of Kandel and Moles. */
const plainFrom = 60;

const wanted = process.argv.slice(2);

/** Prints a table of a language's pages, the hardest first. */
function print(
  language: "en" | "fr",
  measure: (blocks: readonly string[]) => {
    readonly score: number | undefined;
    readonly words: number;
    readonly sentences: number;
  },
  hardness: (score: number) => number,
  plain: number,
): void {
  const root = `src/content/${language}/`;
  const hardnessOf = (score: number | undefined) => (score === undefined ? -Infinity : hardness(score));
  const readings = globSync(`${root}**/*.md`)
    .map((file) => ({ file, page: file.slice(root.length, -".md".length) }))
    .filter(({ page }) => wanted.length === 0 || wanted.some((part) => page.includes(part)))
    .map(({ file, page }) => ({ page, ...measure(proseText(readFileSync(file, "utf8"))) }))
    .toSorted((one, other) => hardnessOf(other.score) - hardnessOf(one.score));
  console.log(`${(language === "en" ? "grade" : "ease").padStart(6)}${"words".padStart(8)}  per sentence  page`);
  for (const { page, score, words, sentences } of readings) {
    const shown = score === undefined ? "–" : score.toFixed(1);
    const perSentence = sentences === 0 ? "–" : (words / sentences).toFixed(1);
    const isHard = hardnessOf(score) > hardness(plain);
    const mark = isHard ? `  not plain ${language === "en" ? "English" : "French"}` : "";
    console.log(`${shown.padStart(6)}${String(words).padStart(8)}${perSentence.padStart(14)}  ${page}${mark}`);
  }
}

print("en", readingOf, (grade) => grade, plainUpTo + 0.95);
console.log();
print("fr", easeOf, (ease) => -ease, plainFrom);
