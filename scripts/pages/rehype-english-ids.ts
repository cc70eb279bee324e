/*
 * Gives the headings of a French text the ids of the English ones, by their position, so that one link leads to the same
 * place in both languages. A test compares their levels; a text with another number of headings fails the build.
 */
import { readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "hast";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { moduleText, moduleTexts } from "../build/page-slots.ts";
import { attributeOf, isBlock, visitHeadings, type ProseFile } from "./page-tree.ts";
import { rehypePageLayout } from "./rehype-page-layout.ts";

/**
 * The ids of the English headings, and of the tabs, which were headings of level 1.
 * @param path - Path of the French text, whose page has the same layout.
 * @param slot - The slot that is compiled, if any.
 */
async function englishIds(path: string, slot: string | undefined): Promise<readonly string[]> {
  const file = path.replace("/content/fr/", "/content/en/");
  const ids: string[] = [];
  const collect = () => (tree: Root) =>
    visit(tree, (node) => {
      if (isBlock(node) && node.name === "Tab") ids.push(attributeOf(node, "id") ?? "");
      if (node.type === "element" && /^h[1-6]$/.test(node.tagName)) ids.push(String(node.properties["id"]));
    });
  const processor = createProcessor({
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypePageLayout, rehypeSlug, collect],
  });
  await processor.process(new VFile({ path, value: moduleText(file, readFileSync(file, "utf8"), slot) }));
  return ids;
}

/** Rehype plugin; runs before the layout of pages, which makes tabs of headings. */
export function rehypeEnglishIds() {
  return async (tree: Root, file: ProseFile) => {
    const path = file.path ?? "";
    if (!path.includes("/content/fr/")) return;
    // The compiler passes the path without its query.
    const compiled = [...moduleTexts(path, readFileSync(path, "utf8"))].find(([, text]) => text === String(file.value));
    // The generated module of a page (`?page`) has no text of its own.
    if (compiled === undefined) return;
    const ids = await englishIds(path, compiled[0]);
    let count = 0;
    visitHeadings(tree, (heading) => {
      heading.properties["id"] = ids[count];
      count += 1;
    });
    if (count !== ids.length) file.fail(`This text has ${count} headings, and the English one ${ids.length}`);
  };
}
