import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sources } from "../../../scripts/build/read-sources.ts";
import { absencesIn, backing } from "./absences.ts";

const files = globSync(["src/content/en/**/*.{md,ts}", "src/content/*.ts"]).toSorted((one, other) =>
  one.localeCompare(other),
);

describe("an absolute claim of absence is found:", () => {
  test.each([
    "No published figure that we know of",
    "No price by age has been published.",
    "Nobody publishes it.",
    "No insurer now publishes it.",
    "We found no published share.",
    "The one such limit is $5,000.",
    "The only insurer in Canada that publishes its rates.",
    "No current grade of the company is public.",
  ])("%s", (text) => {
    expect(absencesIn("a.md", text).length).toBeGreaterThan(0);
  });

  test.each([
    "We have not found a current figure (November 2026).",
    "A table by age has been published.",
    "Ten insurers with what has been published about each.",
    "The insurer publishes it.",
    "There is no deductible. It has been published.",
  ])("passes: %s", (text) => {
    expect(absencesIn("a.md", text)).toEqual([]);
  });

  test("but is ignored in a comment", () => {
    expect(absencesIn("a.ts", "/** No published figure. */\nexport const a = 1;")).toEqual([]);
  });
});

test("every exception has a listed source", () => {
  expect(backing.filter((id) => !sources.has(id))).toEqual([]);
});

test("no text claims that something doesn't exist when it wasn't found", () => {
  const found = files.flatMap((file) => absencesIn(file, readFileSync(file, "utf8")).map((each) => `${file} ${each}`));
  expect(found).toEqual([]);
});
