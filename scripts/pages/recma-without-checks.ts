import type { Program } from "estree";

/** MDX's function that throws for a missing component; before each use, a page has `if (!Block) _missingMdxReference("Block")`. */
const thrower = "_missingMdxReference";

/**
 * Takes out of a page MDX's checks that each block was passed: `rehypePageModule` has imported them, and the prerender
 * fails for one that is undefined.
 */
export function recmaWithoutChecks() {
  return ({ body }: Program): void => {
    const others = body.filter((node) => node.type !== "FunctionDeclaration" || node.id.name !== thrower);
    for (const node of others) {
      if (node.type !== "FunctionDeclaration") continue;
      node.body.body = node.body.body.filter(
        (line) => line.type !== "IfStatement" || !JSON.stringify(line).includes(`"name":"${thrower}"`),
      );
    }
    body.splice(0, body.length, ...others);
  };
}
