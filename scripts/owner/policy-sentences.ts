import { readFile } from "node:fs/promises";

const policyFile = new URL("../../src/content/en/privacy-policy.md", import.meta.url);

/** Strips Markdown for emphasis, links and figures. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll("**", "")
    .trim();
}

/**
 * All sentences of the privacy policy in order. A list item has one or more; a table row is one, with its cells
 * separated by colons.
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
