import type { SBType } from "storybook/internal/csf";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { controllableType, offerChoices, typeInWords } from "../../../.storybook/choices.ts";
import { defaults } from "../../../.storybook/defaults.ts";
import weights from "../../../stories/docs/part-weights.json";
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

describe("the kind of value that a part's page names", () => {
  test.each<[string, SBType, string | undefined]>([
    ["each choice", { name: "enum", value: ["plain", 2] }, '"plain" | 2'],
    [
      "what may be one or the other",
      { name: "union", value: [{ name: "string" }, { name: "boolean" }] },
      "string | boolean",
    ],
    ["a type by its name", { name: "other", value: "ReactNode" }, "ReactNode"],
    ["nothing where nothing is known", { name: "other", value: "unknown" }, undefined],
  ])("%s", (_, type, words) => {
    expect(typeInWords(type)).toBe(words);
  });

  const offered = (type: SBType, value?: unknown) => {
    const argTypes = { given: { name: "given", type } };
    const context = { argTypes, initialArgs: { given: value }, title: "design-system/sample" };
    // Nothing else of a story's context is read.
    return offerChoices(context as unknown as Parameters<typeof offerChoices>[0])["given"]?.control;
  };

  test.each<[string, SBType, unknown, false | undefined]>([
    ["a choice has a control", { name: "enum", value: ["plain", "wash"] }, undefined, undefined],
    ["a record that is given has one", { name: "other", value: "unknown" }, [{ name: "Intact" }], undefined],
    ["a record that nobody gave has none", { name: "other", value: "unknown" }, undefined, false],
    ["an element has none", { name: "other", value: "ReactNode" }, createElement("p"), false],
    ["a function has none", { name: "function" }, () => 1, false],
  ])("%s", (_, type, value, control) => {
    expect(offered(type, value)).toBe(control);
  });

  test("an element that the reader of types has not found has none either", () => {
    const context = {
      argTypes: {},
      initialArgs: { children: createElement("p"), open: true },
      title: "design-system/sample",
    };
    const types = offerChoices(context as unknown as Parameters<typeof offerChoices>[0]);
    expect(types).toEqual({ children: { name: "children", control: false } });
  });
});

describe("a choice that is left out", () => {
  /** Layout has several parts on one page; the others choose these by themselves. */
  const without = ["layout"];
  const inner = ["state", "room"];
  const folder = "src/design-system";
  const recipes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !without.includes(entry.name))
    .map(({ name }) => {
      const files = readdirSync(`${folder}/${name}`).filter((file) => /\.tsx?$/.test(file));
      const code = files.map((file) => readFileSync(`${folder}/${name}/${file}`, "utf8"));
      const chosen = code.flatMap((text) =>
        [...text.matchAll(/defaultVariants: \{([^}]*)\}/g)].map(([, list]) => list),
      );
      const pairs = chosen.join().matchAll(/(\w+): "([\w-]+)"/g);
      return [name, [...pairs].map(([, key = "", value = ""]) => [key, value] as const)] as const;
    });

  test("is what the part's recipe says", () => {
    const said = recipes
      .map(([part, pairs]) => [part, Object.fromEntries(pairs.filter(([key]) => !inner.includes(key)))] as const)
      .filter(([, pairs]) => Object.keys(pairs).length > 0);
    expect(defaults).toEqual(Object.fromEntries(said));
  });
});

describe("pages of documentation", () => {
  const pages = readdirSync("stories/docs").filter((file) => file.endsWith(".mdx"));

  test.each(pages)("%s holds no table that Storybook's Markdown would show as bars and dashes", (page) => {
    expect(readFileSync(`stories/docs/${page}`, "utf8")).not.toMatch(/^\|.*\|$/m);
  });

  test("the icons shown are those that the site draws", () => {
    const drawn = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .flatMap((file) => [
          ...readFileSync(`${folder}/${file}`, "utf8").matchAll(/lucide-react\/dist\/esm\/icons\/([\w-]+)/g),
        ])
        .map(([, name]) => name);
    const shown = readFileSync("stories/docs/blocks/icon-samples.tsx", "utf8").matchAll(/icons\/([\w-]+)\.mjs/g);
    expect(new Set([...shown].map(([, name]) => name))).toEqual(new Set(drawn("src")));
  });

  test("every part is weighed", () => {
    const parts = readdirSync("src/design-system", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => file.replace(".tsx", ""));
    expect(new Set(Object.keys(weights))).toEqual(new Set(parts));
  });

  test("every link of the start page leads to a page that is there", () => {
    const titles = pages.map(
      (page) => /<Meta title="([^"]+)"/.exec(readFileSync(`stories/docs/${page}`, "utf8"))?.[1] ?? "",
    );
    const ids = titles.map((title) => `${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}--docs`);
    const parts = readdirSync("stories/design-system").map(
      (file) => `design-system-${file.replace(".stories.tsx", "")}--docs`,
    );
    const links = [...readFileSync("stories/docs/start.mdx", "utf8").matchAll(/\(\?path=\/docs\/([\w-]+)\)/g)];
    expect(links.length).toBeGreaterThan(10);
    expect([...ids, ...parts]).toEqual(expect.arrayContaining(links.map(([, id]) => id)));
  });
});

describe("what Storybook says about parts is about parts that it has", () => {
  const grouped = Object.values(widgetGroups).flat();

  test.each([...Object.keys(guidance), ...notedParts, ...grouped.map((name) => `widgets/${name}`)])("%s", (part) => {
    expect(existsSync(`stories/${part}.stories.tsx`)).toBe(true);
  });

  test("every widget stands in one group, and twenty parts have guidance", () => {
    const widgets = readdirSync("stories/widgets")
      .filter((file) => file.endsWith(".stories.tsx"))
      .map((file) => file.replace(".stories.tsx", ""));
    expect(grouped.toSorted()).toEqual(widgets.toSorted());
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
