import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { exceptions, unwantedIn, unwantedWords } from "./usage.ts";

const files = globSync(["src/content/en/**/*.{md,ts}", "src/pages/**/*.tsx", "src/site/registry.ts"]).toSorted(
  (one, other) => one.localeCompare(other),
);

describe("texts use the words of Canadian insurers", () => {
  test.each(files)("%s", (file) => {
    expect(unwantedIn(file, readFileSync(file, "utf8"))).toEqual([]);
  });

  test.each(exceptions)("the exception for “$text” is still needed in $file", ({ file, text }) => {
    const holders = files.filter((path) => path.endsWith(file));
    expect(holders.some((path) => readFileSync(path, "utf8").includes(text))).toBe(true);
  });
});

describe("an unwanted word is found:", () => {
  test.each([
    ["cover as a noun", "a.md", "Buy more cover."],
    ["at the start", "a.md", "Cover ends at 65."],
    ["in a title", "a.md", '<Callout tone="note" title="Car cover">'],
    ["its plural", "a.md", "The optional covers are yours to choose."],
    ["in a record", "a.ts", '  text: "The cover you have",'],
    ["on a page", "a.tsx", "<p>Ask a firm near you.</p>"],
    ["dear", "a.md", "The dearer quote."],
    ["sum", "a.md", "A large sum."],
    ["somebody", "a.md", "Somebody is hurt."],
  ])("%s", (_, file, text) => {
    expect(unwantedIn(file, text)).toHaveLength(1);
  });

  test("with its line and the replacement", () => {
    expect(unwantedIn("a.md", "One.\n\nA telephone call.")).toEqual([
      expect.stringMatching(/^line 3: "telephone" in ".*": say phone$/),
    ]);
  });

  test("and every word of the list matches", () => {
    expect(unwantedWords.every(({ pattern }) => pattern.global)).toBe(true);
  });
});

test.each([
  ["the verb", "a.md", "A policy may cover it, and plans cover repairs. It covers you."],
  ["the verb after a contraction", "a.md", "It doesn’t cover flooding."],
  ["a question", "a.md", "Does my policy cover flooding?"],
  ["coverage", "a.md", "Coverage and discover."],
  ["a lump sum", "a.md", "A lump sum. It sums up to more."],
  ["a law firm", "a.md", "A law firm."],
  ["an address", "a.md", "[Drugs](#drug-cover-is-not-optional)"],
  ["a property's name", "a.ts", '  cover: "Coverage",'],
  ["a comment", "a.ts", "/** The cover of a book. */"],
])("other meanings pass:: %s", (_, file, text) => {
  expect(unwantedIn(file, text)).toEqual([]);
});
