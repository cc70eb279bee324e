import type { SBType } from "storybook/internal/csf";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { controllableType } from "../../../.storybook/arg-types.ts";
import { titleOf } from "../../../.storybook/titles.ts";
import { withoutPlaysOf } from "../../../.storybook/without-plays.ts";

const absent: SBType = { name: "other", value: "undefined" };

test.each<[string, SBType, SBType]>([
  [
    "a choice that may be left out",
    { name: "union", value: [{ name: "enum", value: ["plain", "wash"] }, absent] },
    { name: "enum", value: ["plain", "wash"] },
  ],
  ["text that may be left out", { name: "union", value: [{ name: "string" }, absent] }, { name: "string" }],
  [
    "text or another type",
    { name: "union", value: [{ name: "string" }, { name: "other", value: "Product" }] },
    { name: "union", value: [{ name: "string" }, { name: "other", value: "Product" }] },
  ],
])("the control of a prop: %s", (_, from, to) => {
  expect(controllableType(from)).toEqual(to);
});

test.each([
  ["design-system/button", "Design system/Button"],
  ["widgets/leads/lead-form", "Widgets/Leads/Lead form"],
  ["widgets/reading/faq-sections", "Widgets/Reading/FAQ sections"],
  ["widgets/tools/csv-download", "Widgets/Tools/CSV download"],
  ["pages/provincial/prince-edward-island-insurance-guide", "Pages/Provincial/Prince Edward Island insurance guide"],
  ["pages/company-analysis/ia-financial-analysis", "Pages/Company analysis/iA financial analysis"],
  ["pages/company-analysis/co-operators-analysis", "Pages/Company analysis/Co-operators analysis"],
])("the title of %s is %s", (path, title) => {
  expect(titleOf(path)).toBe(title);
});

test("stories without plays keep everything else", () => {
  const code = "const meta = {};\nexport const First = meta.story({ play });\nexport const Second = First.extend({});";
  expect(withoutPlaysOf(code)).toBe(`${code}\nfor (const story of [First, Second]) story.input.play = () => {};\n`);
});

describe("pages of documentation", () => {
  const pages = readdirSync("stories/docs").filter((file) => file.endsWith(".mdx"));
  const iconNames = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

  test("the documentation shows every icon of the site", () => {
    const drawn = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => iconNames(/lucide-react\/dist\/esm\/icons\/([\w-]+)/g, readFileSync(`src/${file}`, "utf8")));
    const samples = readFileSync("stories/docs/blocks/icon-samples.tsx", "utf8");
    const shown = iconNames(/\/icons\/\{([^}]+)\}/g, samples).flatMap((list) => list.split(","));
    expect(new Set(shown)).toEqual(new Set(drawn));
  });

  test("every link of the start page leads to an existing page", () => {
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
