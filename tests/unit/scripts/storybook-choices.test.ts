import type { SBType } from "storybook/internal/csf";
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { controllableType } from "../../../.storybook/choices.ts";
import { guidance } from "../../../.storybook/guidance.ts";
import { widgetGroups } from "../../../.storybook/groups.ts";
import { notedParts, partNote } from "../../../.storybook/part-notes.ts";

const absent: SBType = { name: "other", value: "undefined" };

describe("the controls of a part", () => {
  test.each<[string, SBType, SBType]>([
    [
      "a choice that may be left out",
      { name: "union", value: [{ name: "enum", value: ["plain", "wash"] }, absent] },
      { name: "enum", value: ["plain", "wash"] },
    ],
    [
      "literals one by one",
      { name: "union", value: [{ name: "literal", value: '"display"' }, { name: "literal", value: "1" }, absent] },
      { name: "enum", value: ["display", 1] },
    ],
    [
      "a choice by its name",
      { name: "union", value: [{ name: "other", value: "HeadingLevel" }, absent] },
      { name: "enum", value: [1, 2, 3, 4] },
    ],
    ["text that may be left out", { name: "union", value: [{ name: "string" }, absent] }, { name: "string" }],
    [
      "what is no choice stays",
      { name: "union", value: [{ name: "string" }, { name: "other", value: "Product" }] },
      { name: "union", value: [{ name: "string" }, { name: "other", value: "Product" }] },
    ],
  ])("%s", (_, from, to) => {
    expect(controllableType(from)).toEqual(to);
  });
});

describe("what Storybook says about parts is about parts that it has", () => {
  const grouped = Object.values(widgetGroups).flat();

  test.each([...Object.keys(guidance), ...notedParts, ...grouped.map((name) => `widgets/${name}`)])("%s", (part) => {
    expect(existsSync(`stories/${part}.stories.tsx`)).toBe(true);
  });

  test("no widget stands in two groups, and twenty parts have guidance", () => {
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(Object.keys(guidance)).toHaveLength(20);
  });

  test("every part says how settled it is, since when, and what assistive technology gets", () => {
    const parts = ["design-system", "widgets"].flatMap((layer) =>
      readdirSync(`stories/${layer}`)
        .filter((file) => file.endsWith(".stories.tsx"))
        .map((file) => `${layer}/${file.replace(".stories.tsx", "")}`),
    );
    expect(parts.length).toBeGreaterThan(100);
    expect(parts.filter((part) => partNote(part) === undefined)).toEqual([]);
    expect(notedParts.filter((part) => partNote(part) === undefined)).toEqual([]);
  });
});
