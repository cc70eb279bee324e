import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sentencesIn } from "./sentences.ts";

/*
 * All visible text is in src/content/en, so that a second language is a second folder. Parts, pages and domain only
 * arrange it. The design system brings English defaults, so that it stands alone.
 */
/** Exceptions: text for developers (notes on sources, names of docs/Colour), and the records of consent. */
const elsewhere =
  /^src\/(content\/|domain\/(figures\/|consent-statements-(en|fr)\.ts)|design-system\/(contrast-pairs|words\/design-system-words)\.ts)/;

describe("code contains no sentence of the site's text", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !elsewhere.test(file));

  test.each(files)("%s", (file) => {
    expect(sentencesIn(readFileSync(file, "utf8"))).toEqual([]);
  });
});

test.each([
  ["text of an element", "<p>Sorry</p>", ["Sorry"]],
  ["text beside a value", "<p>of {count}</p>", ["of"]],
  ["an attribute", '<Field label="Full name" />', ["Full name"]],
  ["a word in an announced attribute", "<p aria-label={`Definition: ${term}`} />", ["Definition: …"]],
  ["a string", 'const problem = "Enter your name";', ["Enter your name"]],
  ["an end of a sentence", 'const rest = "and nothing else.";', ["and nothing else."]],
  ["a template", "const told = `Set ${name} beside another`;", ["Set … beside another"]],
  ["signs only", "<p>· — 100%</p>", []],
  ["class names", '<p className="Grid of two" />', []],
  ["a type", 'type Award = "Best Value";', []],
  ["a comparison", 'if (award === "Best Value") run();', []],
  ["an import", 'import a from "a b.";', []],
  ["a message for developers", 'throw new Error("The address is missing.");', []],
  ["a key", 'const one = { "Best Value": 1 };', []],
])("the check for sentences: %s", (_, text, found) => {
  expect(sentencesIn(text)).toEqual(found);
});
