import mdx from "@mdx-js/rollup";
import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { foldParts } from "../../../scripts/pages/rehype-part-folds.ts";

/** The folds of a file, each as its heading and the text that it hides. */
async function foldsOf(markdown: string, isLaidOut: boolean): Promise<readonly string[]> {
  const folds: string[] = [];
  const plugin = () => (tree: Root) => {
    foldParts(tree, isLaidOut);
    visit(tree, "mdxJsxFlowElement", ({ name, children: [summary, ...content] }) => {
      if (name !== "PartFold" || summary === undefined) return;
      folds.push(
        `${toString(summary)}: ${content
          .map((each) => toString(each).trim())
          .filter(Boolean)
          .join(" ")}`,
      );
    });
  };
  await mdx({ mdExtensions: [], mdxExtensions: [".md"], rehypePlugins: [plugin] }).transform(markdown, "page.md");
  return folds;
}

const part = (name: string) => `## ${name}\n\nText of ${name}.\n\n`;
const text = (...names: readonly string[]) => `<Text>\n\n${names.map(part).join("")}</Text>\n\n`;

describe("foldParts", () => {
  test.each([
    ["leaves the first two parts open", text("A", "B", "C", "D"), ["C: Text of C.", "D: Text of D."]],
    ["folds no single part", text("A", "B", "C"), []],
    [
      "counts the parts of all texts, in sections too",
      `<Section>\n\n${text("A", "B")}</Section>\n\n${text("C")}${text("D")}`,
      ["C: Text of C.", "D: Text of D."],
    ],
    [
      "folds the blocks below a text with its last part",
      `${text("A", "B", "C", "D")}<Chart>Bars.</Chart>\n\n${text("E")}`,
      ["C: Text of C.", "D: Text of D. Bars.", "E: Text of E."],
    ],
    [
      "leaves the last part of a text open whose next block is beside it",
      `${text("A", "B", "C")}<Sidebar>\n\n${text("D", "E")}<Chart>Bars.</Chart>\n\n</Sidebar>`,
      ["C: Text of C.", "D: Text of D."],
    ],
    [
      "folds a text with its aside, and the blocks below",
      `${text("A", "B")}<Beside>\n\n${text("C")}<Aside>Note.</Aside>\n\n</Beside>\n\n<Chart>Bars.</Chart>\n\n${text("D")}`,
      ["C: Text of C.Note. Bars.", "D: Text of D."],
    ],
    [
      "folds each tab by itself, and all that follows tabs",
      `<Tabs>\n\n<Tab>\n\n${text("A", "B", "C", "D")}</Tab>\n\n<Tab>\n\n${text("E", "F", "G")}</Tab>\n\n</Tabs>\n\n${text("H", "I")}`,
      ["C: Text of C.", "D: Text of D.", "H: Text of H.", "I: Text of I."],
    ],
    ["folds no part of columns", text("A", "B") + text("C", "D").replace("<Text>", '<Text notes="columns">'), []],
  ])("%s", async (_, markdown, folds) => {
    expect(await foldsOf(markdown, true)).toEqual(folds);
  });

  test("leaves one part open in a file of one text, which follows facts at a glance", async () => {
    expect(await foldsOf(["A", "B", "C"].map(part).join(""), false)).toEqual(["B: Text of B.", "C: Text of C."]);
  });
});
