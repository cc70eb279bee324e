/* Helpers for the syntax tree of a page's file in the Markdown compiler. */
import { valueToEstree } from "estree-util-value-to-estree";
import type { Element, ElementContent, Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import type { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import { pathOfPageFile, readFrontMatter, type CheckedFrontMatter } from "./read-page-file.ts";

export type ProseFile = Parameters<typeof define>[1];

/** The page path of a file, which may be a slot of a page: `auto.md?slot=Opening`. */
export function pathOf(file: ProseFile) {
  return pathOfPageFile((file.path ?? "").replace(/\?.*$/, ""));
}

/**
 * The validated front matter of the page whose file is being compiled; `undefined` for other texts, and for the
 * slots of a page, which are compiled under the page's path but without its front matter.
 */
export function frontMatterOf(file: ProseFile): CheckedFrontMatter | undefined {
  const path = pathOf(file);
  if (path === undefined || !String(file.value).startsWith("---\n")) return undefined;
  return readFrontMatter(path);
}

type Attribute = MdxJsxFlowElementHast["attributes"][number];

/** The text of a block's attribute; `undefined` for an expression. */
export function attributeOf(block: MdxJsxFlowElementHast | MdxJsxTextElementHast, name: string): string | undefined {
  const value = block.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

/** Does something with each heading of a tree, in their order. */
export function visitHeadings(tree: Root | RootContent, use: (heading: Element) => void): void {
  visit(tree, "element", (node) => {
    if (/^h[1-6]$/.test(node.tagName)) use(node);
  });
}

/** An attribute of a block; values other than strings become expressions. */
export function attribute(name: string, value: unknown): Attribute {
  if (typeof value === "string") return { type: "mdxJsxAttribute", name, value };
  return {
    type: "mdxJsxAttribute",
    name,
    value: {
      type: "mdxJsxAttributeValueExpression",
      value: "",
      data: {
        estree: {
          type: "Program",
          sourceType: "module",
          body: [{ type: "ExpressionStatement", expression: valueToEstree(value) }],
        },
      },
    },
  };
}

/** A block element, as parsed from source. */
export function flowBlock(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  children: readonly (ElementContent | RootContent)[],
): MdxJsxFlowElementHast {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    children: children as ElementContent[],
  };
}

export type Content = ElementContent | RootContent;

export const isBlank = (node: Content): boolean => node.type === "text" && node.value.trim() === "";

export function isBlock(node: Root | RootContent | ElementContent): node is MdxJsxFlowElementHast {
  return node.type === "mdxJsxFlowElement";
}
