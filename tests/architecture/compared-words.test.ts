import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseModule, walk, type Node } from "./syntax.ts";

/*
 * Code decides by records and codes, never by the words that a visitor reads: the words differ between the languages.
 */

const comparing = new Set(["===", "!==", "==", "!=", "<", ">"]);
const searching = new Set(["includes", "startsWith", "endsWith", "indexOf", "has", "match"]);

/** The module's names for words: imports from `#words/` and `#text/`. */
function wordsIn(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  walk(program, (node) => {
    if (node.type === "ImportDeclaration" && /^#(words|text)\//.test(node.source.value))
      for (const { local } of node.specifiers) names.add(local.name);
    return node.type === "Program";
  });
  return names;
}

/** The name at the start of a chain of members, such as `words` of `words.table.none`. */
function firstName(node: Node): string | undefined {
  if (node.type === "MemberExpression") return firstName(node.object);
  return node.type === "Identifier" ? node.name : undefined;
}

/** What a node compares: both sides of an operator, or a text with its searched part. */
function comparedIn(node: Node): readonly Node[] {
  if (node.type === "BinaryExpression" && comparing.has(node.operator)) {
    // A text that may be missing is compared with `undefined` or `null`, and a list's length with a number.
    const sides = [node.left, node.right];
    const isPresence = sides.some(
      (side) =>
        (side.type === "Identifier" && side.name === "undefined") ||
        (side.type === "Literal" && typeof side.value !== "string"),
    );
    return isPresence ? [] : sides;
  }
  if (node.type === "SwitchStatement") return [node.discriminant];
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
  const { object, property } = node.callee;
  return property.type === "Identifier" && searching.has(property.name) ? [object, ...node.arguments] : [];
}

function comparedWords(file: string): readonly string[] {
  const program = parseModule(file, readFileSync(file, "utf8"));
  const words = wordsIn(program);
  const found: string[] = [];
  walk(program, (node) => {
    for (const compared of comparedIn(node)) {
      const name = firstName(compared);
      if (name !== undefined && words.has(name)) found.push(`${file}: ${name}`);
    }
    return true;
  });
  return found;
}

test("no shown word is a value that code compares", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/^src\/content\/(en|fr)\//.test(file));
  expect(files.flatMap(comparedWords)).toEqual([]);
});
