/*
 * Reads each prose file while it is compiled: puts what the glossary says into the terms, and makes the file export its
 * sections and how many words it has, so that on-page navigation always fits its text: a comment such as
 * `in contents: Tenants` below a heading names it there in fewer words. A number stays on one line with
 * what it is tied to, as in "15-minute". A term that the glossary lacks and a figure without a basis stop the build. Runs
 * after the headings have their ids.
 */
import { valueToEstree } from "estree-util-value-to-estree";
import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { define } from "unist-util-mdx-define";
import { visit } from "unist-util-visit";
import { glossary } from "#text/glossary.ts";
import { isFigureBasis } from "../../src/domain/figure.ts";

type Part = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type ProseFile = Parameters<typeof define>[1];

const inContents = /^\/\* in contents: (.+) \*\/$/;

const terms = new Map(glossary.map((entry) => [entry.id, entry]));

function attribute(part: Part, wanted: string): unknown {
  return part.attributes.find((each) => each.type === "mdxJsxAttribute" && each.name === wanted)?.value;
}

function explain(part: Part, file: ProseFile): void {
  const id = String(attribute(part, "id"));
  const entry = terms.get(id);
  if (entry === undefined) return file.fail(`The glossary has no term "${id}"`, part);
  const { term, definition } = entry;
  part.attributes = Object.entries({ term, definition }).map(([name, value]) => ({
    type: "mdxJsxAttribute",
    name,
    value,
  }));
}

/** Plugin of the Markdown compiler. */
export function rehypeProse() {
  return (tree: Root, file: ProseFile) => {
    const sections: { readonly href: string; label: string }[] = [];
    let wordCount = 0;
    visit(tree, (node, index, parent) => {
      if (node.type === "text") {
        // A phone number is a link by now, which stays on a line by its style, and is copied as it is.
        const isLinked = parent?.type === "element" && parent.tagName === "a";
        if (!isLinked) node.value = node.value.replaceAll(/(?<=\d)-(?=[\p{L}\d])/gu, "\u2011");
        wordCount += node.value.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,\u2011-]*/gu)?.length ?? 0;
      }
      if (node.type === "element" && node.tagName === "h2") {
        sections.push({ href: `#${String(node.properties["id"])}`, label: toString(node) });
      }
      const shortName = node.type === "mdxFlowExpression" ? inContents.exec(node.value)?.[1] : undefined;
      const latest = sections.at(-1);
      if (shortName !== undefined && latest !== undefined) {
        latest.label = shortName;
        // With the line break after it.
        parent?.children.splice(index ?? 0, 2);
        return index;
      }
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      if (node.name === "Term") explain(node, file);
      if (node.name === "Figure" && !isFigureBasis(String(attribute(node, "basis")))) {
        file.fail(
          `A Figure needs a basis: a source such as "S10", "site", "promise", "illustrative" or "practice"`,
          node,
        );
      }
    });
    // A text that is put together from its parts says these itself.
    if (tree.children.some((node) => node.type === "mdxjsEsm" && node.value.includes("export const sections"))) return;
    define(tree, file, { sections: valueToEstree(sections), wordCount: valueToEstree(wordCount) });
  };
}
