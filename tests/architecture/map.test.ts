import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsPage } from "../../scripts/draw-imports.ts";

const readme = readFileSync("README.md", "utf8");

function foldersOfMap(): readonly string[] {
  const map = /## The map\s+```\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
  return map
    .split("\n")
    .flatMap((line) => (/^((?:[\w-]+\/)+(?: +(?:[\w-]+\/)+)*)/.exec(line)?.[1] ?? "").split(/ +/))
    .filter((folder) => folder !== "");
}

test("every folder of the map is there", () => {
  const folders = foldersOfMap();
  expect(folders).toContain("src/design-system/");
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test("the map has every folder of src", () => {
  const folders = readdirSync("src", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(foldersOfMap()).toEqual(expect.arrayContaining(folders.map(({ name }) => `src/${name}/`)));
});

test("every path that the README, the guide for contributors or the policy for security names is there", () => {
  const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].map((file) => readFileSync(file, "utf8"));
  const named = pages
    .flatMap((text) => [...text.matchAll(/`((?:src|scripts|stories|tests|supabase|e2e|mocks|docs)\/[^`\s]*)`/g)])
    .map(([, path = ""]) => path.replaceAll(/<\w+>/g, "*"));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => globSync(path).length === 0)).toEqual([]);
});

test("the picture of the imports is current", () => {
  expect(readFileSync("docs/imports.md", "utf8")).toBe(importsPage());
});
