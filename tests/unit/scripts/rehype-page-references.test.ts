import mdx from "@mdx-js/rollup";
import rehypeSlug from "rehype-slug";
import { describe, expect, test } from "vitest";
import { glossary } from "#content/en/glossary.ts";
import { sources } from "#content/sources.ts";
import { rehypePageReferences } from "../../../scripts/build/rehype-page-references.ts";

const compiler = mdx({
  mdExtensions: [],
  mdxExtensions: [".md"],
  rehypePlugins: [rehypeSlug, rehypePageReferences],
});

async function exported(markdown: string, name: string): Promise<unknown> {
  const result = await compiler.transform(markdown, "prose.md");
  const code = typeof result === "object" && result !== null ? result.code : "";
  const [, literal] = new RegExp(`export const ${name} = ([\\s\\S]*?);\\n(?:export|import|function)`).exec(code) ?? [];
  if (literal === undefined) throw new Error(`${name} is not exported.`);
  return JSON.parse(literal);
}

const markdown = [
  "## Where the *premium* goes",
  "",
  'A <Term id="deductible">deductible</Term> of <Figure basis="S10">$500</Figure>, or <Figure basis="site">5%</Figure>.',
  "",
  "### Not in the contents",
  "",
  '<Callout tone="note">',
  "",
  '- The <Term id="deductible">deductible</Term> and <Figure basis="S2">$9</Figure>',
  "",
  "</Callout>",
].join("\n");

describe("rehypePageReferences", () => {
  test("exports the cited sources, whole and each once", async () => {
    expect(await exported(markdown, "citedSources")).toEqual({ S10: sources.S10, S2: sources.S2 });
  });

  test("exports the glossary entries, each once", async () => {
    expect(await exported(markdown, "glossaryTerms")).toEqual(glossary.filter(({ id }) => id === "deductible"));
  });

  test("exports the level-2 headings with the addresses they have on the page", async () => {
    expect(await exported(markdown, "sections")).toEqual([
      { href: "#where-the-premium-goes", label: "Where the premium goes" },
    ]);
  });

  test("counts words, in parts too", async () => {
    expect(await exported("One two.\n\n<Callout>\n\nThree, 4 and five.\n\n</Callout>", "wordCount")).toBe(6);
  });

  test.each([
    ['<Term id="wombat">wombat</Term>', /no term "wombat"/],
    ['<Figure basis="S9999">$1</Figure>', /no source "S9999"/],
  ])("%s stops the build", async (part, reason) => {
    await expect(compiler.transform(`A ${part} here.`, "prose.md")).rejects.toThrow(reason);
  });
});
