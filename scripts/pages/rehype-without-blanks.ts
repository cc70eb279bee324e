/*
 * Takes out the line breaks between the blocks of a file, which a browser shows as nothing: they weigh in the HTML and in
 * the code of every page. Runs last.
 */
import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { isBlock } from "./page-tree.ts";

/** Elements that hold blocks, or lines of their own. Others may have a line break between two words. */
const holders: ReadonlySet<string> = new Set(["ul", "ol", "table", "thead", "tbody", "tr", "blockquote"]);

/** Rehype plugin; runs last. */
export function rehypeWithoutBlanks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const isHolder = node.type === "root" || isBlock(node) || (node.type === "element" && holders.has(node.tagName));
      if (!isHolder) return;
      node.children = node.children.filter((child) => child.type !== "text" || child.value !== "\n") as never;
    });
  };
}
