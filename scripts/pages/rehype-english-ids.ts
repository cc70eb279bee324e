/*
 * Gives the headings of a French text the ids of the English ones, by their position, so that one link leads to the same
 * place in both languages. A text whose headings differ in number or level fails the build.
 */
import { readFileSync } from "node:fs";
import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { moduleText, moduleTexts } from "../build/page-slots.ts";
import { attributeOf, isBlock, visitHeadings, type ProseFile } from "./page-tree.ts";
import { rehypePageLayout } from "./rehype-page-layout.ts";

interface PlacedHeading {
  readonly level: number;
  readonly id: string;
}

/** The headings of a text with their ids, and the tabs, which were headings of level 1. */
function headingsIn(tree: Root): readonly PlacedHeading[] {
  const headings: PlacedHeading[] = [];
  visit(tree, (node) => {
    if (isBlock(node) && node.name === "Tab") {
      headings.push({ level: 1, id: attributeOf(node, "id") ?? "" });
    }
    if (node.type !== "element" || !/^h[1-6]$/.test(node.tagName)) return;
    headings.push({ level: Number(node.tagName.slice(1)), id: String(node.properties["id"]) });
  });
  return headings;
}

/**
 * @param path - Path of the French text, whose page has the same layout.
 * @param slot - The slot that is compiled, if any.
 */
async function englishHeadings(path: string, slot: string | undefined): Promise<readonly PlacedHeading[]> {
  const file = path.replace("/content/fr/", "/content/en/");
  let headings: readonly PlacedHeading[] = [];
  const collect = () => (tree: Root) => {
    headings = headingsIn(tree);
  };
  const english = new VFile({ path, value: moduleText(file, readFileSync(file, "utf8"), slot) });
  const processor = createProcessor({
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypePageLayout, rehypeSlug, collect],
  });
  await processor.process(english);
  return headings;
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
    const english = await englishHeadings(path, compiled[0]);
    let count = 0;
    visitHeadings(tree, (node) => {
      const twin = english[count];
      count += 1;
      if (twin?.level !== Number(node.tagName.slice(1))) {
        const there = twin === undefined ? "there is none" : `#${twin.id} has level ${twin.level}`;
        file.fail(`Heading ${count}, “${toString(node)}”, has another level than in English, where ${there}`, node);
      }
      node.properties["id"] = twin.id;
    });
    if (count !== english.length) file.fail(`This text has ${count} headings, and the English one ${english.length}`);
  };
}
