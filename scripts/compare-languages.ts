/** Compares every French text with the English one, and lists what differs; fails if anything does. */
import { languageProblems } from "./french/compare-languages.ts";

const problems = languageProblems(process.argv.slice(2));
for (const [file, found] of problems) console.log(`${file}\n${found.map((problem) => `  ${problem}`).join("\n")}`);
console.log(`${problems.size} files differ.`);
if (problems.size > 0) process.exitCode = 1;
