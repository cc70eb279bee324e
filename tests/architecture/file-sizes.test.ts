import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const lines = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;

/** Content is one matter a file, however short. */
const code = globSync("src/**/*.{ts,tsx}").filter((file) => !file.startsWith("src/content/"));

test("at most 100 files of code have 25 lines or fewer: what is only read together is one file", () => {
  const small = code.filter((file) => lines(file) <= 25);
  expect(small.length, small.join("\n")).toBeLessThanOrEqual(100);
});

test("a folder of pages has at most 25 files", () => {
  const byFolder = Object.groupBy(globSync("src/pages/**/*.{ts,tsx}"), (file) => dirname(file));
  expect(Object.keys(byFolder).length).toBeGreaterThan(10);
  expect(Object.entries(byFolder).filter(([, files = []]) => files.length > 25)).toEqual([]);
});
