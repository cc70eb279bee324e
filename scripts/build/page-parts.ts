import { DomUtils, parseDocument } from "htmlparser2";

type PageNode = ReturnType<typeof parseDocument>["children"][number];
type PageElement = NonNullable<ReturnType<typeof DomUtils.getElementById>>;

/** A stretch of a page: its opening, or what stands under a heading that can be linked to. */
export interface PagePart {
  readonly heading?: string;
  readonly fragment?: string;
  readonly text: string;
}

/** Controls, navigation, marks of sources, and what no one reads. */
const skipped = new Set(["script", "style", "noscript", "template", "svg", "nav", "form", "select", "dialog", "sup"]);
const inline = /^(a|abbr|b|button|cite|code|data|dfn|em|i|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;

function isElement(node: PageNode): node is PageElement {
  return "attribs" in node;
}

function wordsOf(node: PageNode): string {
  return DomUtils.textContent(node);
}

/** What stands on every guide alike would be found on all of them. */
const skippedSlots = new Set(["guide-footer", "kicker", "source-list"]);

function isSkipped({ name, attribs }: PageElement): boolean {
  if (skippedSlots.has(attribs["data-slot"] ?? "")) return true;
  // A link to a hidden panel, or into it, opens it.
  const isHidden = "hidden" in attribs && attribs["role"] !== "tabpanel";
  // A term of the glossary is a button within a sentence; the popover it opens is not part of the sentence.
  const isControl = name === "button" && !("popovertarget" in attribs);
  const isTabList = attribs["role"] === "tablist";
  return (
    skipped.has(name) || isHidden || isControl || isTabList || attribs["aria-hidden"] === "true" || "popover" in attribs
  );
}

/** Whether a space stands before and after an element: blocks, and what follows another element without a word between. */
function standsApart(element: PageElement): boolean {
  const before = element.previousSibling;
  return !inline.test(element.name) || (before !== null && isElement(before));
}

/** The text below a node. */
function textOf(node: PageNode): string {
  if (!isElement(node)) return wordsOf(node);
  if (isSkipped(node)) return "";
  const text = node.children.map(textOf).join("");
  return standsApart(node) ? ` ${text} ` : text;
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** An element with an id above a heading; the first heading without an id of its own takes it. */
interface Anchor {
  readonly id: string;
  isTaken: boolean;
}

/** An element's id, unless React made it up: such ids change with the page's code, so nobody may link to them. */
function lastingId(element: PageElement | null): string | undefined {
  const id = element?.attribs["id"];
  return id?.startsWith("_") === true ? undefined : id;
}

/** The fragment that shows a heading: its own, that of what a summary opens, or that of the box it heads. */
function fragmentOf(heading: PageElement, anchor: Anchor | undefined): string | undefined {
  const own = lastingId(heading);
  if (own !== undefined) return own;
  if (heading.name === "summary") return lastingId(DomUtils.nextElementSibling(heading));
  if (anchor === undefined || anchor.isTaken) return undefined;
  anchor.isTaken = true;
  return anchor.id;
}

/**
 * Cuts a built page into what can be found and linked to.
 * @returns The opening first. The page's title is left out: it stands in the index by itself.
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
