/*
 * Processes each prose file during compilation: adds glossary definitions to its terms, and exports its sections and
 * word count, so that on-page navigation always matches the text. A comment such as `in contents: Tenants` below a
 * heading gives it a shorter name there, and `not in contents` leaves it out. A number and its unit, as in "15-minute",
 * are kept on one line. A term missing from the glossary and a figure without a basis fail the build. Runs after
 * headings have their ids.
 */
import { valueToEstree } from "estree-util-value-to-estree";
import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import { glossary } from "#text/glossary.ts";
import { isFigureBasis } from "../../src/domain/figure.ts";
import { attribute, attributeOf, isBlank, type ProseFile } from "../pages/page-tree.ts";

const inContents = /^\/\* (?:in contents: (?<name>.+)|not in contents) \*\/$/;

/** Headings that a comment leaves out of the contents. */
export const leftOutOfContents = new WeakSet<Element>();

const terms = new Map(glossary.map((entry) => [entry.id, entry]));

function explain(part: Parameters<typeof attributeOf>[0], file: ProseFile): void {
  const id = String(attributeOf(part, "id"));
  const entry = terms.get(id);
  if (entry === undefined) return file.fail(`The glossary has no term "${id}"`, part);
  const { term, definition, otherLanguage } = entry;
  const attributes = { term, definition, ...(otherLanguage !== undefined && { otherLanguage }) };
  part.attributes = Object.entries(attributes).map(([name, value]) => attribute(name, value));
}

export function rehypeProse() {
  return (tree: Root, file: ProseFile) => {
    const sections: { readonly href: string; readonly label: string }[] = [];
    let heading: Element | undefined;
    let wordCount = 0;
    visit(tree, (node, index, parent) => {
      if (node.type === "text") {
        // Phone numbers are links by now. CSS keeps them on one line, and no-break characters would be copied with the
        // number.
        const isLinked = parent?.type === "element" && parent.tagName === "a";
        if (!isLinked) node.value = node.value.replaceAll(/(?<=\d)-(?=[\p{L}\d])/gu, "\u2011");
        wordCount += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,\u2011-]*/gu)?.length ?? 0;
      }
      if (node.type === "element" && node.tagName === "h2") {
        heading = node;
        sections.push({ href: `#${String(node.properties["id"])}`, label: toString(node) });
      }
      const comment = node.type === "mdxFlowExpression" ? inContents.exec(node.value) : null;
      const latest = comment === null ? undefined : sections.pop();
      if (latest !== undefined) {
        const shortName = comment?.groups?.["name"];
        if (shortName !== undefined) sections.push({ ...latest, label: shortName });
        else if (heading !== undefined) leftOutOfContents.add(heading);
        // Remove the comment together with its line break. Children of a block have no line breaks between them.
        const next = parent?.children[(index ?? 0) + 1];
        parent?.children.splice(index ?? 0, next !== undefined && isBlank(next) ? 2 : 1);
        return index;
      }
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      if (node.name === "Term") explain(node, file);
      if (node.name === "Figure" && !isFigureBasis(String(attributeOf(node, "basis")))) {
        file.fail(
          `A Figure needs a basis: a source such as "S10", "site", "promise", "illustrative" or "practice"`,
          node,
        );
      }
    });
    define(tree, file, { sections: valueToEstree(sections), wordCount: valueToEstree(wordCount) });
  };
}
