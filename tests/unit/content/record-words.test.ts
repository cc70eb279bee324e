import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseModule, walk, type Node } from "../../architecture/syntax.ts";

/** Names with a number: of a form, a product or a kind of product. */
const names = /QEF 43|F\.A\.Q\. nº\s43|Term 100|[Tt]erm-to-100|temporaire 100\sans/g;

/** Texts below a node, without imports and keys. */
function textsOf(node: Node): readonly string[] {
  const texts: string[] = [];
  walk(node, (part) => {
    if (part.type === "ImportDeclaration") return false;
    if (part.type === "Property") {
      texts.push(...textsOf(part.value));
      return false;
    }
    if (part.type === "Literal" && typeof part.value === "string") texts.push(part.value);
    if (part.type === "TemplateElement") texts.push(part.value.raw);
    return true;
  });
  return texts;
}

/** Figures of the records stand once, outside the languages. */
test.each(globSync("src/content/{en,fr}/{insurance-types,learn/prices}/*.ts"))(
  "%s has no figure of its own",
  (file) => {
    const texts = textsOf(parseModule(file, readFileSync(file, "utf8")));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => /\d/.test(text.replaceAll(names, "")))).toEqual([]);
  },
);
