import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCommand } from "../../../scripts/leads.ts";

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
function policySentences(): readonly string[] {
  const text = readFileSync("src/content/en/privacy-policy.md", "utf8")
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

/** Each sentence, followed by an indented line that says how it is fulfilled. */
const lines = (await runCommand(["promises"], {})).trimEnd().split("\n");
const sentences = lines.filter((_, index) => index % 2 === 0);
const keepers = lines.filter((_, index) => index % 2 === 1);

test("the list of promises contains every sentence of the privacy policy, and no other", () => {
  expect(sentences).toEqual(policySentences());
  expect(keepers).toHaveLength(sentences.length);
});

test("every command, file and section that keeps a promise exists", async () => {
  const usage = await runCommand(["help"], {});
  const launch = readFileSync("stories/docs/before-you-launch.mdx", "utf8");
  const isThere = (keeper: string) => {
    const paper = /^you: docs\/Before you launch, (.*)$/.exec(keeper)?.[1];
    if (paper !== undefined) return launch.includes(`\n## ${paper}\n`);
    return keeper
      .split(", ")
      .every((each) => (each.startsWith("npm run leads -- ") ? usage.includes(`${each} `) : existsSync(each)));
  };
  const missing = keepers.filter(
    (line) => line !== "    explains; nothing to keep" && !(line.startsWith("    ") && isThere(line.slice(4))),
  );
  expect(missing).toEqual([]);
});
