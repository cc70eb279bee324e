import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const folder = "src/content/en";
const briefs = globSync(`${folder}/in-brief/*.md`);
const pages = globSync(`${folder}/{learn,insurance-types}/*.md`).map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));
const briefOf = (text: string) => /export \{ default as Brief \} from "#text\/in-brief\/([a-z]+)\.md"/.exec(text)?.[1];
const lineOf = (text: string) => /^line: (\w+)$/m.exec(text)?.[1];

describe("the five-line summary of a guide", () => {
  test.each(briefs)("%s answers the same five questions", (file) => {
    const rows = [...readFileSync(file, "utf8").matchAll(/^\| ([A-Z][^|]*?) \| ([^|]+) \|$/gm)];
    expect(rows.map(([, question]) => question)).toEqual([
      "What it is",
      "Who needs it",
      "What it costs",
      "Watch for",
      "Do now",
    ]);
  });

  test("is on the guide and the comparison of each line of insurance", () => {
    const ofLines = pages.filter(({ text }) => lineOf(text) !== undefined);
    expect(ofLines.length).toBeGreaterThanOrEqual(14);
    for (const { file, text } of ofLines) expect([file, briefOf(text)]).toEqual([file, lineOf(text)]);
  });

  test("is on every learning guide, but not on the lists below /learn", () => {
    const lists = ["life-events", "prices", "questions"].map((name) => `${folder}/learn/${name}.md`);
    const without = pages.filter(({ file, text }) => file.includes("/learn/") && briefOf(text) === undefined);
    expect(without.map(({ file }) => file).toSorted()).toEqual(lists);
  });
});
