import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { lifeNeedsFields } from "#domain/life-needs-input.ts";
import { readInputs } from "#domain/tools/read-inputs.ts";
import { provinceNamesByCode } from "#words/province-names.ts";
import { everyTool } from "../domain/tools/every-tool.ts";

const files = globSync("src/content/en/learn/life-events/*.md").toSorted((one, other) => one.localeCompare(other));

const pages = files.map((file) => ({ name: basename(file, ".md"), text: readFileSync(file, "utf8") }));

function blocksIn(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`<${name}[^>]*>\\n([\\s\\S]*?)</${name}>`, "g"))].map(
    ([, within]) => within ?? "",
  );
}

/** Items of the Markdown lists in a block; a long item continues on indented lines. */
function itemsIn(block: string): string[] {
  return block
    .split(/\n(?=- )/)
    .map((item) => item.trim().replaceAll(/\s+/g, " "))
    .filter((item) => item.startsWith("- "));
}

test.each(pages)("$name opens a tool with something the page knows already", ({ text }) => {
  expect(text).toMatch(/<ToolLink [^>]*known=/);
});

describe.each(pages)("$name", ({ text }) => {
  const lists = blocksIn(text, "TodaySteps");

  test("has a list of five to nine steps, each with its deadline or occasion", () => {
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) {
      const steps = itemsIn(list);
      expect(steps.length).toBeGreaterThanOrEqual(5);
      expect(steps.length).toBeLessThanOrEqual(9);
      expect(steps.filter((step) => !/^- \*\*[^*]+\.\*\* \S/.test(step))).toEqual([]);
      expect(new Set(steps).size).toBe(steps.length);
    }
  });

  test("covers every province and territory", () => {
    const [table = ""] = blocksIn(text, "ProvinceDifferences");
    const named = table.split("\n").map((row) => row.split("|")[1] ?? "");
    const missing = Object.values(provinceNamesByCode).filter((name) => !named.some((cell) => cell.includes(name)));
    expect(missing).toEqual([]);
  });

  test("presets only inputs that its tools have", () => {
    const links = [...text.matchAll(/<ToolLink\s+id="([^"]+)"[^>]*?(?:known=\{\{([\s\S]*?)\}\})?\s*>/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, id = "", known = ""] of links) {
      // Entries are texts, as a visitor's are: `false` would be read as no entry.
      const pairs = [...known.matchAll(/(\w+): ("[^"]*"|[^\s,]+)/g)];
      expect(pairs.filter(([, , value = ""]) => !value.startsWith('"')).map(([pair]) => pair)).toEqual([]);
      const entries = Object.fromEntries(pairs.map(([, input = "", value = ""]) => [input, value.slice(1, -1)]));
      const inputs = Object.entries(everyTool).find(([tool]) => tool === id)?.[1].inputs;
      if (inputs === undefined) throw new Error(`There is no tool ${id}`);
      const asked = id === "life-insurance-calculator" ? lifeNeedsFields : Object.keys(inputs);
      expect(Object.keys(entries).filter((input) => !asked.some((each) => each === input))).toEqual([]);
      expect(readInputs(inputs, entries)).toEqual(expect.objectContaining({ isUsable: true }));
    }
  });
});

test("checklists have unique names, which are the storage keys of their state", () => {
  const names = pages.flatMap(({ text }) => [...text.matchAll(/<TodaySteps id="([^"]+)"/g)].map(([, id]) => id));
  expect(new Set(names).size).toBe(names.length);
});
