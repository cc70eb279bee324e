/*
 * Makes each prose file export `figureBases`: where its figures come from, in reading order, each basis once. Pages
 * hand them to `SourcesProvider`, so the numbers of the sources stand in the HTML and never depend on what is rendered.
 */
import { isFigureBasis } from "../../src/domain/figure.ts";

/** The little of the Markdown tree that is read here. */
interface Node {
  readonly type: string;
  readonly name?: string | null;
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

function collect(node: Node, file: ProseFile, bases: Set<string>): void {
  if (node.name === "Figure") {
    const basis = node.attributes?.find(({ name }) => name === "basis")?.value;
    if (typeof basis !== "string" || !isFigureBasis(basis)) {
      file.fail(`A Figure needs a basis: a source such as "S10", "site", "illustrative" or "practice"`, node);
    }
    bases.add(basis);
  }
  for (const child of node.children ?? []) collect(child, file, bases);
}

const literal = (value: string) => ({ type: "Literal", value, raw: JSON.stringify(value) });

/** Plugin of the Markdown compiler. A figure without a valid basis fails the build. */
export function remarkFigureBases() {
  return (tree: Root, file: ProseFile) => {
    const bases = new Set<string>();
    for (const node of tree.children) collect(node, file, bases);
    const body = [
      {
        type: "ExportNamedDeclaration",
        specifiers: [],
        source: null,
        attributes: [],
        declaration: {
          type: "VariableDeclaration",
          kind: "const",
          declarations: [
            {
              type: "VariableDeclarator",
              id: { type: "Identifier", name: "figureBases" },
              init: { type: "ArrayExpression", elements: [...bases].map(literal) },
            },
          ],
        },
      },
    ];
    const data = { estree: { type: "Program", sourceType: "module", comments: [], body } };
    tree.children.unshift(Object.assign({ type: "mdxjsEsm", value: "", data }));
  };
}
