/*
 * Folds the later parts of a long page on phones (`details.css`): a part is a level-2 heading in running text, with what
 * follows up to the next one. What is in tabs stays as it is. Runs after headings have their ids, and before the next step
 * and the questions are appended.
 */
import type { ElementContent, Root, RootContent } from "hast";
import { flowBlock, frontMatterOf, isBlock, type ProseFile } from "./page-tree.ts";

type Content = ElementContent | RootContent;

/** Number of parts that stay open: the page's answer. */
const open = 2;

/** The least number of parts to fold: less is no shorter. */
const fewest = 2;

/** Layouts with texts in blocks (`rehypePageLayout`); other files are one text. */
const laidOut: ReadonlySet<string> = new Set(["text", "contents", "tabs", "blocks"]);

interface Part {
  /** The children of its text. */
  readonly text: Content[];
  readonly heading: Content;
  /** The children of the block around its text. */
  readonly around: Content[];
  /** The blocks that follow the text and belong to the part. */
  readonly after: readonly Content[];
}

const isHeading = (node: Content | undefined) => node?.type === "element" && node.tagName === "h2";
const isBlank = (node: Content) => node.type === "text" && node.value.trim() === "";
const childrenOf = (node: Root | Content): Content[] => ("children" in node ? (node.children as Content[]) : []);

/** Blocks that set what they hold one below another; what follows a text in them belongs to its last part. */
const columns: ReadonlySet<string> = new Set(["Contents", "Section", "Stack", "Stage", "Tab"]);

const hasHeading = (node: Content): boolean => isHeading(node) || childrenOf(node).some(hasHeading);

/** The blocks after a text, up to the one with the next heading. */
function blocksAfter(text: Content, siblings: readonly Content[]): readonly Content[] {
  const from = siblings.indexOf(text) + 1;
  const next = siblings.findIndex((node, index) => index >= from && hasHeading(node));
  return siblings.slice(from, next < 0 ? undefined : next);
}

/** The nodes of a part after its heading, within its text. */
function restOf({ text, heading }: Part): readonly Content[] {
  const from = text.indexOf(heading) + 1;
  const next = text.findIndex((node, index) => index >= from && isHeading(node));
  return text.slice(from, next < 0 ? undefined : next);
}

/** Wraps a part in details, its heading being their summary. */
function fold(part: Part): void {
  const { text, heading, around, after } = part;
  const rest = restOf(part);
  for (const block of after) around.splice(around.indexOf(block), 1);
  const details = flowBlock("details", { className: "prose" }, [
    flowBlock("summary", {}, [heading as ElementContent]),
    ...(rest as ElementContent[]),
    ...(after as ElementContent[]),
  ]);
  text.splice(text.indexOf(heading), rest.length + 1, details);
}

/** Finds the parts within a node in their order; `undefined` stands for a heading whose part can't fold. */
function partsIn(node: Root | Content, isProse: boolean): (Part | undefined)[] {
  const children = childrenOf(node);
  return children.flatMap((child) => {
    if (isHeading(child)) {
      return [isProse ? { text: children, heading: child, around: [], after: [] } : undefined];
    }
    // Tabs fold a page already.
    if (isBlock(child) && child.name === "Tabs") return [];
    const isText = isBlock(child) && child.name === "Text";
    const parts = partsIn(child, isText && child.attributes.length === 0);
    if (!isText) return parts;
    const after = blocksAfter(child, children);
    const isColumn = node.type === "root" || (isBlock(node) && columns.has(node.name ?? ""));
    const last = parts.pop();
    if (last !== undefined && (after.every(isBlank) || isColumn)) return [...parts, { ...last, around: children, after }];
    return last === undefined && parts.length === 0 ? [] : [...parts, undefined];
  });
}

function foldLater(parts: readonly (Part | undefined)[]): void {
  const later = parts.slice(open).filter((part) => part !== undefined);
  if (later.length >= fewest) later.forEach(fold);
}

/** Rehype plugin; runs before `rehypePageModule`. */
export function rehypePartFolds() {
  return (tree: Root, file: ProseFile) => {
    const matter = frontMatterOf(file);
    if (matter === undefined) return;
    const isLaidOut = "layout" in matter && laidOut.has(matter.layout ?? "");
    foldLater(partsIn(tree, !isLaidOut));
  };
}
