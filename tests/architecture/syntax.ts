import { parseSync, type ESTree } from "vite";

export type Node = ESTree.Node;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The syntax of a module, as Vite reads it. */
export function parseModule(file: string, text: string): ESTree.Program {
  const { program, errors } = parseSync("module.tsx", text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  return program;
}

/** Visits a node and all below it, in their order; where `visit` returns false, nothing below the node. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
}
