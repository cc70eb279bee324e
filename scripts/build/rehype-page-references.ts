/*
 * Makes each prose file export the sources it cites, the glossary entries it explains, its sections and how many words
 * it has. So a page ships the few entries it shows instead of both whole lists, its on-page navigation always fits its
 * text, and an id that doesn't exist stops the build. Runs after the headings have their ids.
 */
import { glossary } from "../../src/content/en/glossary.ts";
import { sources } from "../../src/content/sources.ts";
import { isSourceId } from "../../src/domain/figure.ts";

/** The little of the tree that is read here: HTML elements, and the components of MDX. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly tagName?: string;
  readonly properties?: { readonly id?: unknown };
  readonly value?: string;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Node[];
}

interface Root {
  readonly type: string;
  readonly children: Node[];
}

interface ProseFile {
  fail(reason: string, place?: unknown): never;
}

const terms = new Map(glossary.map((entry) => [entry.id, entry]));
const sourcesById = new Map<string, unknown>(Object.entries(sources));

function attribute(node: Node, wanted: string): unknown {
  return node.attributes?.find(({ name }) => name === wanted)?.value;
}

function eachNode(nodes: readonly Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    visit(node);
    eachNode(node.children ?? [], visit);
  }
}

function textOf(node: Node): string {
  return node.type === "text" ? (node.value ?? "") : (node.children ?? []).map(textOf).join("");
}

/** A value as the syntax tree of the literal that makes it. */
function literal(value: unknown): object {
  if (Array.isArray(value)) return { type: "ArrayExpression", elements: value.map(literal) };
  if (typeof value === "object" && value !== null) {
    return {
      type: "ObjectExpression",
      properties: Object.entries(value).map(([key, part]) => ({
        type: "Property",
        kind: "init",
        method: false,
        shorthand: false,
        computed: false,
        key: literal(key),
        value: literal(part),
      })),
    };
  }
  return { type: "Literal", value, raw: JSON.stringify(value) };
}

function exported(name: string, value: unknown): object {
  return {
    type: "ExportNamedDeclaration",
    specifiers: [],
    source: null,
    attributes: [],
    declaration: {
      type: "VariableDeclaration",
      kind: "const",
      declarations: [{ type: "VariableDeclarator", id: { type: "Identifier", name }, init: literal(value) }],
    },
  };
}

/** Plugin of the Markdown compiler. A term or a source that doesn't exist fails the build. */
export function rehypePageReferences() {
  return (tree: Root, file: ProseFile) => {
    const citedSources = new Map<string, unknown>();
    const usedTerms = new Map<string, unknown>();
    const sections: { readonly href: string; readonly label: string }[] = [];
    let words = 0;
    eachNode(tree.children, (node) => {
      if (node.type === "text") words += node.value?.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu)?.length ?? 0;
      if (node.tagName === "h2") sections.push({ href: `#${String(node.properties?.id)}`, label: textOf(node) });
      if (node.name === "Figure") {
        const basis = String(attribute(node, "basis"));
        if (!isSourceId(basis)) return;
        if (!sourcesById.has(basis)) file.fail(`There is no source "${basis}"`, node);
        citedSources.set(basis, sourcesById.get(basis));
      }
      if (node.name === "Term") {
        const id = String(attribute(node, "id"));
        if (!terms.has(id)) file.fail(`The glossary has no term "${id}"`, node);
        usedTerms.set(id, terms.get(id));
      }
    });
    const body = [
      exported("citedSources", Object.fromEntries(citedSources)),
      exported("glossaryTerms", [...usedTerms.values()]),
      exported("sections", sections),
      exported("wordCount", words),
    ];
    const data = { estree: { type: "Program", sourceType: "module", comments: [], body } };
    tree.children.unshift(Object.assign({ type: "mdxjsEsm", value: "", data }));
  };
}
