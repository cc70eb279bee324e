import { parseSync } from "vite";

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Attributes whose text nobody reads or hears. */
const unread = new Set(["className", "id", "href", "key", "d", "viewBox", "transform", "points"]);

/** Values of the specification and of other people's, which code compares and no language changes. */
const values = new Set([
  "Runner Up",
  "Best Value",
  "AM Best",
  "Assuris and PACICC",
  "GIO and OLHI",
  "Educational Insights",
  "Market Analysis & Reviews",
  "Technical Deep Dives",
  "Depends on province",
  "AA (high)",
  "AA (low)",
  "A (high)",
  "A (low)",
  "Control+K Meta+K",
]);

/** Two words or more that begin like a heading or end like a sentence. */
function isSentence(text: string): boolean {
  if (values.has(text) || /[[\]{}<>]|:\w|\w:$|\/\w|^M[\d.]/.test(text)) return false;
  const words = text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0;
  return (
    words > 1 && /\s/.test(text.trim()) && (/^[\p{Lu}“]/u.test(text) || (words > 2 && /[.?!…]$/.test(text.trim())))
  );
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  const { name, value } = node;
  return typeof name === "string" ? name : typeof value === "string" ? value : "";
}

/** Whether what stands below the node is for developers, for the machine, or a value that code compares. */
function isUnread(node: Node): boolean {
  if (/^(TS(?!As|Satisfies|NonNull)|Import|Export(All))/.test(node.type)) return true;
  if (node.type === "BinaryExpression") return true;
  if (node.type === "JSXAttribute") return unread.has(nameOf(node["name"]));
  if (node.type === "NewExpression") return /Error$|^LeadNotStored$|^Set$/.test(nameOf(node["callee"]));
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  return nameOf(callee) === "cva" || (isNode(callee) && nameOf(callee["object"]) === "console");
}

function textOf(node: Node): string | undefined {
  const { value, quasis } = node;
  if (node.type === "JSXText" && typeof value === "string") {
    return /\p{L}/u.test(value) ? value.trim().replaceAll(/\s+/g, " ") : undefined;
  }
  if (node.type === "Literal" && typeof value === "string") return isSentence(value) ? value : undefined;
  if (node.type !== "TemplateLiteral" || !Array.isArray(quasis)) return undefined;
  const text = quasis.map((quasi: { readonly value: { readonly cooked: string } }) => quasi.value.cooked).join("…");
  return isSentence(text) ? text : undefined;
}

/** What of a module's text a visitor would read: headings, labels and sentences. */
export function sentencesIn(code: string): readonly string[] {
  const found: string[] = [];
  function read(node: Node) {
    if (isUnread(node)) return;
    const text = textOf(node);
    if (text !== undefined) found.push(text);
    for (const [field, child] of Object.entries(node)) {
      if ((field === "key" && node["computed"] !== true) || (node.type === "SwitchCase" && field === "test")) continue;
      for (const inner of Array.isArray(child) ? child : [child]) if (isNode(inner)) read(inner);
    }
  }
  const { program, errors } = parseSync("module.tsx", code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  read(program);
  return found;
}
