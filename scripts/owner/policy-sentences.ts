import { readFile } from "node:fs/promises";

/** Where the privacy policy stands. */
const policyFile = new URL("../../src/content/en/privacy-policy.md", import.meta.url);

/** Text without marks of emphasis, links and figures, as a reader sees it. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .trim();
}

/**
 * Every sentence of the privacy policy in its order; an item of a list is one or several, a row of a table is one, with its
 * cells set apart by a colon.
 */
export async function policySentences(): Promise<readonly string[]> {
  const text = (await readFile(policyFile, "utf8"))
    .replace(/^---\n.*?\n---\n/s, "")
    .replace(/^<Slot.*?^<\/Slot>$/ms, "");
  const isTableHead = (lines: readonly string[], index: number) => /^\|[-| ]+\|$/.test(lines[index + 1] ?? "");
  return text.split("\n").flatMap((line, index, lines) => {
    if (line === "" || /^#|^<\/?(DataTable|ProvinceNote)|^\|[-| ]+\|$/.test(line) || isTableHead(lines, index))
      return [];
    if (line.startsWith("|")) return [line.slice(1, -1).split("|").map(plain).join(": ")];
    return plain(line.replace(/^- /, "")).split(/(?<=[.:]\)?) (?=[A-Z])/);
  });
}
