import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Statement {
  readonly id: string;
  readonly statement: string;
  readonly builtIn: readonly string[];
  readonly shownBy: readonly { readonly file: string; readonly name: string }[];
}

const columnNames = ["#", "Statement", "Built in", "Shown by", "Note"];

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

const lines = readFileSync("tests/spec-coverage.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map(cellsOf)
  .filter(([first = ""]) => !/^-+$/.test(first));

const statements = lines
  .filter(([first]) => first !== "#")
  .map(([id = "", statement = "", builtIn = "", shownBy = ""]): Statement => ({
    id,
    statement,
    builtIn: [...builtIn.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file),
    shownBy: [...shownBy.matchAll(/`([^`]+)` › “([^”]+)”/g)].map(([, file = "", name = ""]) => ({ file, name })),
  }));

/** Whether a test file has a test with this title, or a story file a story of this name. */
function holds(file: string, name: string): boolean {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".stories.tsx") ? text.includes(`export const ${name} = `) : text.includes(name);
}

describe("the tables of tests/spec-coverage.md", () => {
  test("have five columns and a unique number for every statement", () => {
    for (const cells of lines) expect(cells).toHaveLength(columnNames.length);
    for (const header of lines.filter(([first]) => first === "#")) expect(header).toEqual(columnNames);
    expect(statements.length).toBeGreaterThan(200);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  });

  test("cover all nine sections of the specification, and the readings", () => {
    const sections = new Set(statements.map(({ id }) => id.replace(/\..*/, "")));
    expect([...sections]).toEqual([..."123456789", "R1", "R2", "R3", "R4", "R5", "R6", "R7"]);
  });
});

test.each(statements)(
  "every statement has its code and tests where the table says: $id $statement",
  ({ builtIn, shownBy }) => {
    expect(builtIn.length).toBeGreaterThan(0);
    expect(shownBy.length).toBeGreaterThan(0);
    expect([...builtIn, ...shownBy.map(({ file }) => file)].filter((file) => !existsSync(file))).toEqual([]);
    expect(shownBy.filter(({ file, name }) => !holds(file, name))).toEqual([]);
    expect(builtIn.filter((file) => !/^(src|scripts|supabase|public)\//.test(file))).toEqual([]);
    expect(shownBy.filter(({ file }) => !/^(stories|tests|e2e)\//.test(file))).toEqual([]);
  },
);
