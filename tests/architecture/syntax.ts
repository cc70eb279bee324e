import { parseSync, type ESTree } from "vite";

export type Node = ESTree.Node;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The syntax tree of a module, as Vite parses it. */
export function parseModule(file: string, text: string): ESTree.Program {
  const { program, errors } = parseSync("module.tsx", text);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  return program;
}

/** Visits a node and its descendants in order; if `visit` returns false, it skips the node's descendants. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
}
