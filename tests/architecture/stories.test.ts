import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { registry } from "#app/registry/registry.ts";

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
}

const stories = files("stories", ".stories.tsx").map((file) => ({ file, text: readFileSync(file, "utf8") }));
const storyText = stories.map(({ text }) => text).join("\n");

function partsOf(layer: string): string[] {
  return readdirSync(join("src", layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && files(join("src", layer, entry.name), ".tsx").length > 0)
    .map((entry) => `${layer}/${entry.name}`);
}

describe("every part stands alone in Storybook", () => {
  // Parts that only serve others inside their layer, and show in those others' stories.
  const shownThroughOthers = new Set([
    "widgets/go-to",
    "widgets/hydration",
    "widgets/structured-data",
    "widgets/site-pages",
  ]);

  test.each([...partsOf("design-system"), ...partsOf("widgets")].filter((part) => !shownThroughOthers.has(part)))(
    "%s",
    (part) => {
      expect(storyText.includes(`#${part}/`), `a story imports #${part}/…`).toBe(true);
    },
  );
});

describe("every page of the registry exists and has a story", () => {
  test.each(Object.entries(registry))("%s", (_, { page }) => {
    expect(existsSync(`src/pages/${page}.tsx`), `src/pages/${page}.tsx`).toBe(true);
    expect(storyText.includes(`#pages/${page}.tsx`), `a story shows #pages/${page}.tsx`).toBe(true);
  });

  test("no page file is without a row", () => {
    const rows = new Set(Object.values(registry).map(({ page }) => `src/pages/${page}.tsx`));
    expect(files("src/pages", "-page.tsx").filter((file) => !rows.has(file))).toEqual([]);
  });
});

describe("every story file asserts something", () => {
  test.each(stories)("$file", ({ text }) => {
    expect(text).toMatch(/\b(?:expect\w*|sendToolForm)\(/);
  });
});
