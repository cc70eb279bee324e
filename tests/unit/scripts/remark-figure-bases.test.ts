import mdx from "@mdx-js/rollup";
import { describe, expect, test } from "vitest";
import { remarkFigureBases } from "../../../scripts/build/remark-figure-bases.ts";

const compiler = mdx({ mdExtensions: [], mdxExtensions: [".md"], remarkPlugins: [remarkFigureBases] });

async function compiled(markdown: string): Promise<string> {
  const result = await compiler.transform(markdown, "prose.md");
  return typeof result === "object" && result !== null ? result.code : "";
}

describe("remarkFigureBases", () => {
  test("exports the bases in reading order, each once, from text and from parts", async () => {
    const code = await compiled(
      'A <Figure basis="S10" asOf="2026">$1</Figure> and <Figure basis="site">2%</Figure>.\n\n<Callout tone="note">\n\n- <Figure basis="S10">$3</Figure> or <Figure basis="S2">$4</Figure>\n\n</Callout>',
    );
    expect(code).toContain('export const figureBases = ["S10", "site", "S2"];');
  });

  test("exports an empty list where there are no figures", async () => {
    expect(await compiled("Nothing to count.")).toContain("export const figureBases = [];");
  });

  test.each(["<Figure>$1</Figure>", '<Figure basis="guess">$1</Figure>', "<Figure basis={x}>$1</Figure>"])(
    "%s stops the build",
    async (figure) => {
      await expect(compiled(`A ${figure} here.`)).rejects.toThrow(/A Figure needs a basis/);
    },
  );
});
