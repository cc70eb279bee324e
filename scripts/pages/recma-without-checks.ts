import type { Node, Program, Statement } from "estree";

const check = "_missingMdxReference";

/** Whether a statement is MDX's function that throws for a missing component. */
const isThrower = (node: Node) => node.type === "FunctionDeclaration" && node.id.name === check;

/** Whether a statement is `if (!Block) _missingMdxReference("Block", true)`. */
function isCheck({ type, ...rest }: Statement): boolean {
  return type === "IfStatement" && JSON.stringify(rest).includes(`"name":"${check}"`);
}

/**
 * Takes out of a page MDX's checks that each block was passed: `rehypePageModule` has imported them, and the prerender
 * fails for one that is undefined.
 */
export function recmaWithoutChecks() {
  return ({ body }: Program): void => {
    for (const node of body) {
      if (node.type === "FunctionDeclaration") node.body.body = node.body.body.filter((line) => !isCheck(line));
    }
    body.splice(0, body.length, ...body.filter((node) => !isThrower(node)));
  };
}
