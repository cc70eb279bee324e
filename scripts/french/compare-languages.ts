/* Compares every French text with the English one, and lists what differs: `npm run languages`. It fails if anything does. */
import { textFiles } from "../pages/text-files.ts";
import { compareMarkdown, compareModule } from "./compare-texts.ts";

const english = "src/content/en/";
const french = "src/content/fr/";

/** Files of words that belong to one language: what people search for, what may be claimed, how the list is sorted. */
const own = new Set([
  "claims.ts",
  "search-actions.ts",
  "search-vocabulary.ts",
  "words/interests.ts",
  "words/languages.ts",
  "words/products.ts",
  "words/stop-words.ts",
]);

/**
 * Lists the differences between the two languages, by file.
 * @param only - Compare files whose path contains one of these; empty for all.
 */
export function languageProblems(only: readonly string[] = []): ReadonlyMap<string, readonly string[]> {
  const [ours, theirs] = [english, french].map(
    (folder) => new Map(textFiles(`${folder}**/*.{md,ts}`).map(({ file, text }) => [file.slice(folder.length), text])),
  );
  const problems = new Map<string, readonly string[]>();
  for (const name of new Set([...(ours?.keys() ?? []), ...(theirs?.keys() ?? [])])) {
    if (own.has(name) || (only.length > 0 && !only.some((part) => name.includes(part)))) continue;
    const [our, their] = [ours?.get(name), theirs?.get(name)];
    const compare = name.endsWith(".md") ? compareMarkdown : compareModule;
    const found =
      our === undefined || their === undefined
        ? [`${our === undefined ? english : french}${name} is missing`]
        : compare(our, their);
    if (found.length > 0) problems.set(name, found);
  }
  return problems;
}

if (import.meta.main) {
  const problems = languageProblems(process.argv.slice(2));
  for (const [file, found] of problems) console.log(`${file}\n${found.map((problem) => `  ${problem}`).join("\n")}`);
  console.log(`${problems.size} files differ.`);
  if (problems.size > 0) process.exitCode = 1;
}
