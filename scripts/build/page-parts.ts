import { compile, selectOne } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";

type PageNode = ReturnType<typeof parseDocument>["children"][number];
type PageElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

const isTag = (node: PageNode): node is PageElement => "attribs" in node;

/** A section of a page: its opening, or the content under a heading with an id. */
export interface PagePart {
  readonly heading?: string;
  readonly fragment?: string;
  readonly text: string;
  /** Address of the part that goes on where this part, an answer, ends. */
  readonly more?: string;
}

const inline = /^(a|abbr|b|button|cite|code|data|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

const skipped = [
  // The title, for which the index has a field; controls and their state; navigation; source marks.
  "h1, nav, form, select, output, dialog, sup, [role=tablist]",
  // The button of a glossary term is part of its sentence; its popover isn't.
  "button:not([popovertarget])",
  "script, style, noscript, template, svg, [aria-hidden=true], [popover]",
  // Hidden tab panels are indexed, because a link into one opens it.
  "[hidden]:not([role=tabpanel])",
  // Content that is the same on every guide and would match on all of them.
  "[data-slot=answer-links], [data-slot=button-link], [data-slot=guide-footer], [data-slot=kicker], [data-slot=source-list]",
  // Tools and forms, whose labels and example values aren't sentences.
  "[data-slot=tool], [data-slot=lead-form]",
  // The glossary, whose terms the index holds one by one.
  "[data-slot=glossary-list]",
];
const isSkipped = compile<PageNode, PageElement>(skipped.join());

function textOf(node: PageNode): string {
  if (!isTag(node)) return DomUtils.textContent(node);
  if (isSkipped(node)) return "";
  const text = node.children.map(textOf).join("");
  return `${edgeOf(node)}${text}${edgeOf(node)}`;
}

/** Marks the edge of a block in text that isn't tidied yet. */
const blockEdge = "\u{0}";

/** The text at both edges of an element. A space separates an inline element that directly follows another one. */
function edgeOf({ name, previousSibling }: PageElement): string {
  if (!inline.test(name)) return blockEdge;
  return previousSibling !== null && isTag(previousSibling) ? " " : "";
}

/** Text on one line. A dot separates blocks, such as the cells of a table, unless a sentence ends there. */
function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?(?:\0 ?)+/g, blockEdge)
    .replaceAll(/^\0|\0$/g, "")
    .replaceAll(/(?<=[.!?:;,…][”"’)]?)\0/g, " ")
    .replaceAll(blockEdge, " · ")
    .trim();
}

/** An ancestor of a heading with an id; its first heading without an id uses it as fragment. */
interface Anchor {
  readonly id: string;
  isTaken: boolean;
}

/** An element's id, except those of `useId`: they change with the page's code, so links to them would break. */
function lastingId(element: PageElement | null): string | undefined {
  const id = element?.attribs["id"];
  return id?.startsWith("_") === true ? undefined : id;
}

/** The fragment that leads to a heading: its own id, that of the `details` it summarises, or that of its ancestor. */
function fragmentOf(heading: PageElement, anchor: Anchor | undefined): string | undefined {
  const own = lastingId(heading);
  if (own !== undefined) return own;
  if (heading.name === "summary") return lastingId(DomUtils.nextElementSibling(heading));
  if (anchor === undefined || anchor.isTaken) return undefined;
  anchor.isTaken = true;
  return anchor.id;
}

/**
 * Splits a built page into sections that search results can link to. A table with a caption is a part of its own,
 * because it often stands below a heading about something else; its link leads to that heading.
 * @returns The opening first.
 * @throws {Error} When the page has no `<main>`.
 */
export function pageParts(html: string): PagePart[] {
  let current: { heading?: string; fragment?: string; text: string; more?: string } = { text: "" };
  const parts = [current];
  const visit = (node: PageNode, outer: Anchor | undefined): void => {
    if (!isTag(node)) {
      current.text += DomUtils.textContent(node);
      return;
    }
    if (node.attribs["data-slot"] === "answer-links") {
      const more = selectOne<PageNode, PageElement>('[href^="/"]', node);
      if (more !== null) current.more = more.attribs["href"] ?? "";
    }
    if (isSkipped(node)) return;
    // A part that folds by its heading.
    const folding = node.name === "summary" ? selectOne<PageNode, PageElement>("h2", node) : null;
    if (folding !== null) return visit(folding, outer);
    const isHeading = /^(h[23]|summary)$/.test(node.name);
    const fragment = isHeading ? fragmentOf(node, outer) : undefined;
    if (fragment !== undefined) {
      current = { heading: tidy(textOf(node)), fragment, text: "" };
      parts.push(current);
      return;
    }
    if (node.name === "summary") return;
    const { fragment: section } = current;
    const caption = node.name === "table" ? selectOne<PageNode, PageElement>("caption", node) : null;
    if (caption !== null && section !== undefined) {
      const rows = node.children.filter((child) => child !== caption);
      parts.push({ heading: tidy(textOf(caption)), fragment: section, text: rows.map(textOf).join("") });
      return;
    }
    const id = lastingId(node);
    const anchor = id === undefined ? outer : { id, isTaken: false };
    current.text += edgeOf(node);
    for (const child of node.children) visit(child, anchor);
    current.text += edgeOf(node);
  };
  const main = selectOne<PageNode, PageElement>("main", parseDocument(html));
  if (main === null) throw new Error("The page has no <main>");
  for (const child of main.children) visit(child, undefined);
  return parts.map((part) => ({ ...part, text: tidy(part.text) }));
}
