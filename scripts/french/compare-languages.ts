import { existsSync, globSync, readFileSync } from "node:fs";
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
  const names = (folder: string) => globSync(`${folder}**/*.{md,ts}`).map((file) => file.slice(folder.length));
  const all = [...new Set([...names(english), ...names(french)])].toSorted();
  const problems = new Map<string, readonly string[]>();
  for (const name of all) {
    if (own.has(name) || (only.length > 0 && !only.some((part) => name.includes(part)))) continue;
    const missing = [english, french].filter((folder) => !existsSync(folder + name));
    const found =
      missing.length > 0
        ? missing.map((folder) => `${folder}${name} is missing`)
        : (name.endsWith(".md") ? compareMarkdown : compareModule)(
            readFileSync(english + name, "utf8"),
            readFileSync(french + name, "utf8"),
          );
    if (found.length > 0) problems.set(name, found);
  }
  return problems;
}
