import mdx from "@mdx-js/rollup";
import rehypeSlug from "rehype-slug";
import { describe, expect, test } from "vitest";
import { glossary } from "#text/glossary.ts";
import { rehypeProse } from "../../../scripts/build/rehype-prose.ts";

const compiler = mdx({
  mdExtensions: [],
  mdxExtensions: [".md"],
  rehypePlugins: [rehypeSlug, rehypeProse],
});

async function compiled(markdown: string): Promise<string> {
  const result = await compiler.transform(markdown, "prose.md");
  return typeof result === "object" && result !== null ? result.code : "";
}

async function exported(markdown: string, name: string): Promise<unknown> {
  const code = await compiled(markdown);
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

describe("rehypeProse", () => {
  test("adds the glossary's definition to each term", async () => {
    const code = await compiled(markdown);
    const entry = glossary.find(({ id }) => id === "deductible");
    expect(code.split(JSON.stringify(entry?.term))).toHaveLength(3);
    expect(code.split(JSON.stringify(entry?.definition))).toHaveLength(3);
  });

  test("exports the level-2 headings with their fragments", async () => {
    expect(await exported(markdown, "sections")).toEqual([
      { href: "#where-the-premium-goes", label: "Where the premium goes" },
    ]);
  });

  test("uses the shorter name in the comment below a heading for the contents, and removes the comment", async () => {
    const text = "## If you rent here\n\n{/* in contents: Tenants */}\n\nAsk first.";
    expect(await exported(text, "sections")).toEqual([{ href: "#if-you-rent-here", label: "Tenants" }]);
    expect(await compiled(text)).not.toContain("in contents");
  });

  test("keeps the block after a comment within another block", async () => {
    const text = "<Text>\n\n## One\n\n{/* not in contents */}\n\n<Note>\n\nOnly here.\n\n</Note>\n\n</Text>";
    expect(await compiled(text)).toContain("Only here.");
  });

  test("leaves a part out of the contents where a comment says so", async () => {
    const text = "## One\n\n{/* not in contents */}\n\nText.\n\n## Two\n\nText.";
    expect(await exported(text, "sections")).toEqual([{ href: "#two", label: "Two" }]);
  });

  test("counts words, also in parts", async () => {
    expect(await exported("One two.\n\n<Callout>\n\nThree, 4 and five.\n\n</Callout>", "wordCount")).toBe(6);
  });

  test("joins a number to its unit with a non-breaking space, except in links", async () => {
    const code = await compiled("A 15-minute call on 2018-64, not well-kept, at [1-888-555-0100](tel:1).");
    expect(code).toContain("15\u2011minute call on 2018\u201164, not well-kept");
    expect(code).toContain("1-888-555-0100");
  });

  test.each([
    ['<Term id="wombat">wombat</Term>', /no term "wombat"/],
    ['<Figure basis="hearsay">$1</Figure>', /needs a basis/],
    ["<Figure>$1</Figure>", /needs a basis/],
  ])("%s stops the build", async (part, reason) => {
    await expect(compiler.transform(`A ${part} here.`, "prose.md")).rejects.toThrow(reason);
  });
});
