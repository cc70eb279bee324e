import { parseModule, walk, type Node } from "./syntax.ts";

/** Attributes whose text is neither visible nor announced. */
const unread = new Set(["className", "id", "href", "key", "d", "viewBox", "transform", "points"]);

/** Attributes whose whole text is visible or announced, if it is only one word. */
const read = new Set([
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "title",
  "placeholder",
  "suffix",
]);

/** Values of the specification and of third parties, which code compares and no translation changes. */
const values = new Set([
  "Runner Up",
  "Best Value",
  "AM Best",
  "Depends on province",
  "AA (high)",
  "AA (low)",
  "A (high)",
  "A (low)",
  "Control+K Meta+K",
]);

/** Two or more words that start with a capital, like a heading, or end like a sentence. */
function isSentence(text: string): boolean {
  if (values.has(text) || /[[\]{}<>]|:\w|\w:$|\/\w|^M[\d.]/.test(text)) return false;
  const words = text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
  return (
    words > 1 && /\s/.test(text.trim()) && (/^[\p{Lu}“]/u.test(text) || (words > 2 && /[.?!…]$/.test(text.trim())))
  );
}

/** Whether the node's subtree is for developers or machines, or a value that code compares. */
function isUnread(node: Node): boolean {
  if (/^(TS(?!As|Satisfies|NonNull)|Import|ExportAll)/.test(node.type)) return true;
  if (node.type === "BinaryExpression") return true;
  if (node.type === "JSXAttribute") return node.name.type === "JSXIdentifier" && unread.has(node.name.name);
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return false;
  const { callee } = node;
  if (callee.type === "Identifier") return /^cva$|Error$|^LeadNotStored$/.test(callee.name);
  return callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "console";
}

function isRead(node: Node): boolean {
  return node.type === "JSXAttribute" && node.name.type === "JSXIdentifier" && read.has(node.name.name);
}

/** The text of a literal or a template, with "…" for each inserted value. */
function literalOf(node: Node): string {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  return node.type === "TemplateLiteral" ? node.quasis.map(({ value }) => value.cooked).join("…") : "";
}

function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return /\p{L}/u.test(node.value) ? node.value.trim().replaceAll(/\s+/g, " ") : undefined;
  const text = literalOf(node);
  return isSentence(text) ? text : undefined;
}

/** The texts in a module that a visitor would read: headings, labels and sentences. */
export function sentencesIn(code: string): readonly string[] {
  const found: string[] = [];
  // Keys, and the values of `case` clauses.
  const compared = new Set<Node>();
  walk(parseModule("the code", code), (node) => {
    if (isUnread(node) || compared.has(node)) return false;
    if (isRead(node)) {
      walk(node, (part) => {
        if (part !== node && isUnread(part)) return false;
        const text = literalOf(part);
        if (/\p{L}{2}/u.test(text) && !/^\{\w+\}$/.test(text)) found.push(text);
        return true;
      });
      return false;
    }
    if (node.type === "Property" && !node.computed) compared.add(node.key);
    if (node.type === "SwitchCase" && node.test !== null) compared.add(node.test);
    const text = textOf(node);
    if (text !== undefined) found.push(text);
    return true;
  });
  return found;
}
