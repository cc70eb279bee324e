/**
 * Compares every French text with the English one, and lists what differs; fails if anything does. `--list` lists the
 * pages instead, with both addresses and the words of both texts.
 */
import { addressBook as french } from "../src/site/addresses-fr.ts";
import { addressIn } from "../src/site/alternates.ts";
import { sitePaths, type SitePath } from "../src/site/site-path.ts";
import { languageProblems } from "./french/compare-languages.ts";
import { textFiles, withoutFrontMatter } from "./pages/text-files.ts";

/** Number of words in a page's Markdown file, without its front matter; 0 for a page that is drawn from records. */
function wordsOf(folder: string, path: SitePath): number {
  const [page] = textFiles(`${folder}${path === "/" ? "/index" : path}.md`);
  return withoutFrontMatter(page?.text ?? "").match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
}

if (process.argv.includes("--list")) {
  for (const path of sitePaths) {
    const counts = ["src/content/en", "src/content/fr"].map((folder) => wordsOf(folder, path));
    console.log([path, addressIn(french, path), ...counts].join("\t"));
  }
} else {
  const problems = languageProblems(process.argv.slice(2));
  for (const [file, found] of problems) console.log(`${file}\n${found.map((problem) => `  ${problem}`).join("\n")}`);
  console.log(`${problems.size} files differ.`);
  if (problems.size > 0) process.exitCode = 1;
}
