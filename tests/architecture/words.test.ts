import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import left from "./words-left.json" with { type: "json" };
import { sentencesIn } from "./sentences.ts";

/*
 * What a visitor reads stands in src/content/en, so that a second language is a second folder. Parts, pages and domain
 * only arrange it.
 */
const layers = ["design-system", "domain", "widgets", "pages"];
/** What only those read who work on the site: notes on sources, and the names of docs/Colour. */
const forDevelopers = /^src\/(domain\/figures\/|design-system\/contrast-pairs\.ts)/;
const stillHere: ReadonlyMap<string, number> = new Map(Object.entries(left));

describe("no sentence stands in the code", () => {
  const files = layers
    .flatMap((layer) => globSync(`src/${layer}/**/*.{ts,tsx}`))
    .filter((file) => !forDevelopers.test(file));

  test.each(files)("%s", (file) => {
    const found = sentencesIn(readFileSync(file, "utf8"));
    // A file in the list may lose some; then its number, or the file, leaves the list.
    const allowed = stillHere.get(file) ?? 0;
    expect(found.length === allowed ? [] : found, `${allowed} in words-left.json`).toEqual([]);
  });

  test("the list names only files that are there", () => {
    expect([...stillHere.keys()].filter((file) => !files.includes(file))).toEqual([]);
  });
});

describe("the check for sentences", () => {
  test.each([
    ["text of an element", "<p>Sorry</p>", ["Sorry"]],
    ["text beside a value", "<p>of {count}</p>", ["of"]],
    ["an attribute", '<Field label="Full name" />', ["Full name"]],
    ["a string", 'const problem = "Enter your name";', ["Enter your name"]],
    ["an end of a sentence", 'const rest = "and nothing else.";', ["and nothing else."]],
    ["a template", "const told = `Set ${name} beside another`;", ["Set … beside another"]],
    ["signs only", "<p>· — 100%</p>", []],
    ["class names", '<p className="Grid of two" />', []],
    ["a type", 'type Award = "Best Value";', []],
    ["a comparison", 'if (award === "Best Value") run();', []],
    ["an import", 'import a from "a b.";', []],
    ["what only a developer reads", 'throw new Error("The address is missing.");', []],
    ["a key", 'const one = { "Best Value": 1 };', []],
  ])("%s", (_, text, found) => {
    expect(sentencesIn(text)).toEqual(found);
  });
});
