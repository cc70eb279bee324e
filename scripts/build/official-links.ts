/*
 * Links phone numbers and offices in prose: every phone number, and the first mention of each office in a file, or in
 * each text of a page. Writers write plain names and numbers; the URLs are kept in one list. Headings, links and terms
 * are left unchanged.
 */
import type { Element, Nodes, Root } from "hast";
import { findAndReplace, type RegExpMatchObject } from "hast-util-find-and-replace";
import "mdast-util-mdx-jsx";
import { officialBodies } from "#content/official-bodies.ts";
import type { OfficialBody } from "../../src/domain/office.ts";
import { phoneHref, phonePattern } from "../../src/format/phone-href.ts";

/** The URLs of the offices that a file may name, by each of their names. */
function addressesIn(path: string): ReadonlyMap<string, string> {
  const bodies: readonly OfficialBody[] = officialBodies;
  const meant = bodies.filter(({ within }) => within === undefined || path.includes(within));
  return new Map(meant.flatMap(({ names, url }) => names.map((name) => [name, url] as const)));
}

/** Whether text in a node must not be linked: it is a link, a term, a heading or a table header. */
function staysAsItIs(node: Nodes): boolean {
  if (node.type === "element") return /^(?:a|h\d|th|code)$/.test(node.tagName);
  return (node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") && node.name === "Term";
}

/** Rehype plugin; runs before `rehypeProse`. */
export function officialLinks() {
  return (tree: Root, file: { readonly path?: string }) => {
    const urlOf = addressesIn(file.path ?? "");
    const names = [...urlOf.keys()].join("|");
    const pattern = new RegExp(String.raw`\b${phonePattern}\b|(?<![\w-])(?:${names})(?![\w-])`, "g");
    const met = new Map<Nodes | undefined, Set<string>>();
    const link = (words: string, { stack }: RegExpMatchObject): Element | false => {
      if (stack.some(staysAsItIs)) return false;
      const text = stack.findLast((node) => node.type === "mdxJsxFlowElement" && node.name === "Text");
      const url = urlOf.get(words);
      const metInText = met.get(text) ?? new Set();
      if (url !== undefined && metInText.has(url)) return false;
      if (url !== undefined) met.set(text, metInText.add(url));
      const properties = { href: url ?? phoneHref(words) };
      return { type: "element", tagName: "a", properties, children: [{ type: "text", value: words }] };
    };
    findAndReplace(tree, [pattern, link]);
  };
}
