/*
 * Folds the later parts of a long page on phones (`details.css`): a part is a level-2 heading in running text, with what
 * follows up to the next one. Each tab folds by itself. Runs after headings have their ids, and before the next step and
 * the questions are appended.
 */
import type { ElementContent, Root } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { flowBlock, frontMatterOf, isBlank, isBlock, type Content, type ProseFile } from "./page-tree.ts";

/** Number of parts that stay open: the page's answer. Other files follow facts at a glance. */
const open = { laidOut: 2, others: 1 };

/** The least number of parts to fold: less is no shorter. */
const fewest = 2;

/** Layouts with texts in blocks (`rehypePageLayout`); other files are one text. */
const laidOut: ReadonlySet<string> = new Set(["text", "contents", "tabs", "blocks"]);

/** Blocks that set what they hold one below another; what follows a text in them belongs to its last part. */
const columns: ReadonlySet<string> = new Set(["Contents", "Section", "Stack", "Stage", "Tab"]);

/** Folds a part; `undefined` stands for a part that stays open. */
type Part = (() => void) | undefined;

const isNamed = (node: Content, name: string) => isBlock(node) && node.name === name;
const isHeading = (node: Content | undefined) => node?.type === "element" && node.tagName === "h2";
const isInColumns = (text: MdxJsxFlowElementHast) =>
  text.attributes.some((each) => "value" in each && each.value === "columns");
const childrenOf = (node: Root | Content): Content[] => ("children" in node ? (node.children as Content[]) : []);
const hasHeading = (node: Content): boolean => isHeading(node) || childrenOf(node).some(hasHeading);

/** A part in details, its heading being their summary. */
function details(heading: Content, content: readonly Content[]) {
  return flowBlock("PartFold", {}, [flowBlock("summary", {}, [heading]), ...content]);
}

/** The parts of a text. The blocks after it, which stand in `around`, belong to the last one. */
function partsOfText(text: Content[], around: Content[], after: readonly Content[]): Part[] {
  const headings = text.filter(isHeading);
  return headings.map((heading, index) => () => {
    const next = headings[index + 1];
    const from = text.indexOf(heading);
    const rest = text.slice(from + 1, next === undefined ? undefined : text.indexOf(next));
    const outside = next === undefined ? after : [];
    for (const block of outside) around.splice(around.indexOf(block), 1);
    text.splice(from, rest.length + 1, details(heading, [...rest, ...outside]));
  });
}

/** The part of a text with an aside, if it begins with its heading. In a column, the blocks after it belong to it. */
function partBeside(beside: Content, node: Root | Content, isColumn: boolean): Part {
  const siblings = childrenOf(node);
  const text = childrenOf(childrenOf(beside).find((child) => isNamed(child, "Text")) ?? beside);
  const heading = text.find((child) => !isBlank(child));
  if (heading === undefined || !isHeading(heading)) return undefined;
  return () => {
    text.splice(text.indexOf(heading), 1);
    const after = isColumn ? blocksAfter(beside, siblings) : [];
    const blocks = [beside, ...after] as ElementContent[];
    // Blocks of a stack keep its gap.
    const content =
      isBlock(node) && node.name === "Stack" && after.length > 0 ? [{ ...node, children: blocks }] : blocks;
    siblings.splice(siblings.indexOf(beside), blocks.length, details(heading, content));
  };
}

/** The blocks after a text, up to the one with the next heading. */
function blocksAfter(text: Content, siblings: readonly Content[]): readonly Content[] {
  const from = siblings.indexOf(text) + 1;
  const next = siblings.findIndex((node, index) => index >= from && hasHeading(node));
  return siblings.slice(from, next < 0 ? undefined : next);
}

/** The parts within a node, in their order. */
function partsIn(node: Root | Content): Part[] {
  const children = childrenOf(node);
  const isColumn = node.type === "root" || (isBlock(node) && columns.has(node.name ?? ""));
  return children.flatMap((child) => {
    if (isHeading(child)) return [undefined];
    if (isNamed(child, "Tabs")) {
      for (const tab of childrenOf(child)) foldLater(partsIn(tab), open.laidOut);
      return Array.from({ length: open.laidOut }, () => undefined);
    }
    if (isNamed(child, "Beside")) return hasHeading(child) ? [partBeside(child, node, isColumn)] : [];
    if (!isBlock(child) || child.name !== "Text" || isInColumns(child)) return partsIn(child);
    const after = blocksAfter(child, children);
    const parts = partsOfText(childrenOf(child), children, after);
    const isAlone = children.every((other) => other === child || isBlank(other) || hasHeading(other));
    if (isColumn || isAlone) return parts;
    return parts.map((part, index) => (index < parts.length - 1 ? part : undefined));
  });
}

function foldLater(parts: readonly Part[], from: number): void {
  const later = parts.slice(from).filter((part) => part !== undefined);
  if (later.length >= fewest) later.forEach((fold) => fold());
}

/**
 * Folds the later parts of a page's tree.
 * @param isLaidOut - Whether its texts stand in blocks; otherwise it is one text.
 */
export function foldParts(tree: Root, isLaidOut: boolean): void {
  if (isLaidOut) foldLater(partsIn(tree), open.laidOut);
  else foldLater(partsOfText(childrenOf(tree), [], []), open.others);
}

/** Rehype plugin; runs before `rehypePageModule`. */
export function rehypePartFolds() {
  return (tree: Root, file: ProseFile) => {
    const matter = frontMatterOf(file);
    if (matter === undefined) return;
    foldParts(tree, "layout" in matter && laidOut.has(matter.layout ?? ""));
  };
}
