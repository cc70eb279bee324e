import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

function proseOf(code: string): string[] {
  return [...code.matchAll(/from "([^"]+\.md)"/g)].map(([, file = ""]) => file);
}

/* So that editing a page means opening one file, with its parts in reading order. */
describe("the prose of a page is one file", () => {
  const pages = globSync("src/pages/**/*-page.tsx");

  test.each(pages)("%s", (page) => {
    expect(proseOf(readFileSync(page, "utf8")).slice(1)).toEqual([]);
  });
});

test("the check for a page's prose finds every file that a page imports", () => {
  const code = 'import * as intro from "#text/a/intro.md";\nimport * as rest from "#text/a/rest.md";\n';
  expect(proseOf(code)).toEqual(["#text/a/intro.md", "#text/a/rest.md"]);
});
