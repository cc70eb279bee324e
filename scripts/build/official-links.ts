/*
 * Links phone numbers and offices in prose: every phone number, and the first mention of each office in a file, or in
 * each text of a page. Writers write plain names and numbers; the URLs are kept in one list. Headings, links and terms
 * are left unchanged.
 */
import type { ElementContent, Root, RootContent, Text } from "hast";
import "mdast-util-mdx-jsx";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
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
function staysAsItIs(node: Root | RootContent | ElementContent): boolean {
  if (node.type === "element") return /^(?:a|h\d|th|code)$/.test(node.tagName);
  return (node.type === "mdxJsxTextElement" || node.type === "mdxJsxFlowElement") && node.name === "Term";
}

function linked(text: Text, urlOf: ReadonlyMap<string, string>, met: Set<string>): ElementContent[] {
  const names = [...urlOf.keys()].join("|");
  const pattern = new RegExp(String.raw`\b${phonePattern}\b|(?<![\w-])(?:${names})(?![\w-])`, "g");
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { 0: words, index } of text.value.matchAll(pattern)) {
    const url = urlOf.get(words);
    if (url !== undefined && met.has(url)) continue;
    if (url !== undefined) met.add(url);
    parts.push(
      { type: "text", value: text.value.slice(from, index) },
      {
        type: "element",
        tagName: "a",
        properties: { href: url ?? phoneHref(words) },
        children: [{ type: "text", value: words }],
      },
    );
    from = index + words.length;
  }
  return from === 0 ? [text] : [...parts, { type: "text", value: text.value.slice(from) }];
}

/** Rehype plugin; runs before `rehypeProse`. */
export function officialLinks() {
  return (tree: Root, file: { readonly path?: string }) => {
    const urlOf = addressesIn(file.path ?? "");
    const met = new Set<string>();
    visit(tree, (node, index, parent) => {
      if (node.type === "mdxJsxFlowElement" && node.name === "Text") met.clear();
      if (staysAsItIs(node)) return SKIP;
      if (node.type !== "text" || parent === undefined || index === undefined) return CONTINUE;
      const parts = linked(node, urlOf, met);
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
