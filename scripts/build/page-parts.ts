import { DomUtils, parseDocument } from "htmlparser2";

type PageNode = ReturnType<typeof parseDocument>["children"][number];
type PageElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** A section of a page: its opening, or the content under a heading with an id. */
export interface PagePart {
  readonly heading?: string;
  readonly fragment?: string;
  readonly text: string;
}

/** Elements to skip: controls, navigation, source marks, and content that isn't displayed. */
const skipped = new Set(["script", "style", "noscript", "template", "svg", "nav", "form", "select", "dialog", "sup"]);
const inline = /^(a|abbr|b|button|cite|code|data|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

function isElement(node: PageNode): node is PageElement {
  return "attribs" in node;
}

function wordsOf(node: PageNode): string {
  return DomUtils.textContent(node);
}

/** Slots with the same content on every guide, which would match on all of them. */
const skippedSlots = new Set(["guide-footer", "kicker", "source-list"]);

function isSkipped({ name, attribs }: PageElement): boolean {
  if (skippedSlots.has(attribs["data-slot"] ?? "")) return true;
  // Hidden tab panels are indexed, because a link into one opens it.
  const isHidden = "hidden" in attribs && attribs["role"] !== "tabpanel";
  // The button of a glossary term is part of its sentence; its popover isn't.
  const isControl = name === "button" && !("popovertarget" in attribs);
  const isTabList = attribs["role"] === "tablist";
  return (
    skipped.has(name) || isHidden || isControl || isTabList || attribs["aria-hidden"] === "true" || "popover" in attribs
  );
}

/** Whether to separate an element's text by spaces: block elements, and elements that directly follow another. */
function standsApart(element: PageElement): boolean {
  const before = element.previousSibling;
  return !inline.test(element.name) || (before !== null && isElement(before));
}

function textOf(node: PageNode): string {
  if (!isElement(node)) return wordsOf(node);
  if (isSkipped(node)) return "";
  const text = node.children.map(textOf).join("");
  return standsApart(node) ? ` ${text} ` : text;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
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
 * Splits a built page into sections that search results can link to.
 * @returns The opening first. The page's title is left out: the index has a field for it.
 * @throws {Error} When the page has no `<main>`.
 */
export function pageParts(html: string): PagePart[] {
  const parts: { heading?: string; fragment?: string; text: string }[] = [{ text: "" }];
  const say = (text: string) => {
    const last = parts.at(-1);
    if (last !== undefined) last.text += text;
  };
  const visit = (node: PageNode, outer: Anchor | undefined): void => {
    if (!isElement(node)) {
      say(wordsOf(node));
      return;
    }
    if (isSkipped(node) || node.name === "h1") return;
    const isHeading = /^(h[23]|summary)$/.test(node.name);
    const fragment = isHeading ? fragmentOf(node, outer) : undefined;
    if (fragment !== undefined) {
      parts.push({ heading: tidy(textOf(node)), fragment, text: "" });
      return;
    }
    const id = lastingId(node);
    const anchor = id === undefined ? outer : { id, isTaken: false };
    const space = standsApart(node) ? " " : "";
    say(space);
    for (const child of node.children) visit(child, anchor);
    say(space);
  };
  const main = DomUtils.findOne(({ name }) => name === "main", parseDocument(html).children);
  if (main === null) throw new Error("The page has no <main>");
  for (const child of main.children) visit(child, undefined);
  return parts.map((part) => ({ ...part, text: tidy(part.text) }));
}
