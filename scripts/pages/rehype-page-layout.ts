/*
 * Builds the layout of a page's file: the layout named in its front matter, a tab for each level-1 heading, and the
 * blocks around prose. Wraps loose prose within a block in a `<Text>`. Runs before headings get their ids, so that tab
 * headings get none.
 */
import type { ElementContent, Root, RootContent } from "hast";
import GithubSlugger from "github-slugger";
import { toString } from "hast-util-to-string";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import { isPlaced, layoutBlocks } from "./page-blocks.ts";
import {
  attributeOf,
  flowBlock,
  frontMatterOf,
  isBlank,
  isBlock,
  visitHeadings,
  type Content,
  type ProseFile,
} from "./page-tree.ts";

const ownId = /^\s*\/\* #([a-z0-9-]+) \*\/\s*$/;

/** Removes and returns the id that a comment such as `#costs-and-pricing` sets for a heading. */
function takeOwnId(heading: Extract<Content, { type: "element" }>): string | undefined {
  const at = heading.children.findIndex((child) => child.type === "mdxTextExpression" && ownId.test(child.value));
  const comment = heading.children[at];
  if (comment?.type !== "mdxTextExpression") return undefined;
  heading.children.splice(at, 1);
  const before = heading.children.at(-1);
  if (before?.type === "text") before.value = before.value.trimEnd();
  return ownId.exec(comment.value)?.[1];
}

/** A tab for each level-1 heading, with the content up to the next one. */
function tabsOf(children: readonly Content[], file: ProseFile): MdxJsxFlowElementHast[] {
  const tabs: MdxJsxFlowElementHast[] = [];
  for (const child of children) {
    if (child.type === "element" && child.tagName === "h1") {
      const id = takeOwnId(child) ?? child.properties["id"] ?? new GithubSlugger().slug(toString(child));
      tabs.push(flowBlock("Tab", { id, title: toString(child) }, []));
      continue;
    }
    const tab = tabs.at(-1);
    if (tab === undefined) {
      if (!isBlank(child)) file.fail("Tabs begin with a level-1 heading, the name of the first tab", child);
      continue;
    }
    tab.children.push(child as ElementContent);
  }
  return tabs;
}

/** Components that replace a block's default rendering within a text, by variant. */
const variants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Drawn by the text itself.
  "notes columns": {},
  "notes margin": { Callout: "MarginCallout", Example: "MarginExample", ProvinceNote: "MarginProvinceNote" },
  "lists pairs": { ul: "EntryPairs" },
  "lists triples": { ul: "EntryTriples" },
  "steps across": { Steps: "StepsAcross" },
};

/** Replaces blocks as requested by a text's `notes`, `lists` and `steps`. */
function applyVariants(text: MdxJsxFlowElementHast, file: ProseFile): void {
  for (const name of ["notes", "lists", "steps"]) {
    const value = attributeOf(text, name);
    if (value === undefined) continue;
    const others = variants[`${name} ${value}`];
    if (others === undefined) return file.fail(`A Text has no ${name}="${value}"`, text);
    visit(text, (node) => {
      if (isBlock(node)) node.name = others[node.name ?? ""] ?? node.name;
      const other = node.type === "element" ? others[node.tagName] : undefined;
      if (node.type !== "element" || other === undefined) return;
      Object.assign(node, flowBlock(other, {}, node.children));
    });
  }
  text.attributes = text.attributes.filter((each) => each.type !== "mdxJsxAttribute" || each.name === "notes");
}

/** Wraps loose prose within blocks in a `<Text>`, and removes whitespace between blocks. */
function arrange(children: readonly Content[], file: ProseFile): Content[] {
  const arranged: Content[] = [];
  let prose: MdxJsxFlowElementHast | undefined;
  for (const child of children) {
    if (isBlock(child) && isPlaced(child.name ?? "")) {
      prose = undefined;
      arrangeWithin(child, file);
      arranged.push(child);
      continue;
    }
    if (isBlank(child) && prose === undefined) continue;
    if (prose === undefined) {
      prose = flowBlock("Text", {}, []);
      arranged.push(prose);
    }
    prose.children.push(child as ElementContent);
  }
  return arranged;
}

function arrangeWithin(block: MdxJsxFlowElementHast, file: ProseFile): void {
  if (block.name === "Tabs") block.children = tabsOf(block.children, file);
  if (block.name === "Text") return applyVariants(block, file);
  if (block.name !== "Tabs" && !layoutBlocks.has(block.name ?? "")) return;
  block.children = arrange(block.children, file) as ElementContent[];
}

/** Rehype plugin; runs before headings get their ids. */
export function rehypePageLayout() {
  return (tree: Root, file: ProseFile) => {
    const matter = frontMatterOf(file);
    const layout = matter !== undefined && "layout" in matter ? matter.layout : undefined;
    const content = tree.children.filter((child) => child.type !== "mdxjsEsm");
    const rest = tree.children.filter((child) => child.type === "mdxjsEsm");
    const around = (children: readonly Content[]): Content[] => {
      if (layout === "text") return [flowBlock("Section", {}, children)];
      if (layout === "contents") return [flowBlock("Contents", {}, children)];
      if (layout !== "tabs") return [...children];
      if (matter === undefined || !("tabsLabel" in matter) || matter.tabsLabel === undefined) {
        return file.fail(`The layout "tabs" needs the key "tabsLabel" in the front matter`);
      }
      const opening = children.findIndex((child) => child.type === "element" && child.tagName === "h1");
      const tabs = flowBlock("Tabs", { label: matter.tabsLabel }, children.slice(opening));
      return [flowBlock("Section", {}, [...children.slice(0, opening), tabs])];
    };
    const isPage = layout === "text" || layout === "contents" || layout === "tabs" || layout === "blocks";
    const laidOut = isPage ? arrange(around(content), file) : content;
    tree.children = [...rest, ...laidOut] as RootContent[];
    visitHeadings(tree, (node) => {
      const id = takeOwnId(node);
      if (id !== undefined) node.properties["id"] = id;
    });
  };
}
