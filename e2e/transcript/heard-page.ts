import type { CDPSession, Page } from "@playwright/test";
import { oneLine, type HeardNode } from "./heard-node.ts";

interface Marks extends Pick<HeardNode, "language" | "flow" | "attributes"> {
  /** The browser's number of the node that it lies in. */
  readonly parent: number | undefined;
}

const spokenAttributes: ReadonlySet<string> = new Set([
  "aria-current",
  "aria-live",
  "aria-required",
  "aria-sort",
  "aria-valuetext",
  "colspan",
  "required",
]);

/** Words for the ear alone are taken out of the flow, but belong to their sentence. */
function flowOf(display: string, position: string): HeardNode["flow"] {
  if (display === "" || display === "inline" || display === "contents" || display === "none") return "inline";
  return display.startsWith("inline") || position === "absolute" || position === "fixed" ? "apart" : "block";
}

/** What is spoken but stands only in the document, by the browser's number of each node. */
async function readMarks(cdp: CDPSession): Promise<ReadonlyMap<number, Marks>> {
  const { documents, strings } = await cdp.send("DOMSnapshot.captureSnapshot", {
    computedStyles: ["display", "position"],
  });
  const [document] = documents;
  if (document === undefined) throw new Error("The page has no document");
  const { nodes, layout } = document;
  const word = (index: number | undefined) => strings[index ?? -1] ?? "";
  const styles = new Map(layout.nodeIndex.map((node, index) => [node, layout.styles[index] ?? []]));
  const languages: string[] = [];
  const marks = new Map<number, Marks>();
  for (const [index, id] of (nodes.backendNodeId ?? []).entries()) {
    const pairs = (nodes.attributes?.[index] ?? []).map(word);
    const attributes = new Map(pairs.flatMap((name, at) => (at % 2 === 0 ? [[name, pairs[at + 1] ?? ""]] : [])));
    languages.push(attributes.get("lang") ?? languages[nodes.parentIndex?.[index] ?? -1] ?? "");
    const isElement = nodes.nodeType?.[index] === 1;
    const [display, position] = styles.get(index) ?? [];
    marks.set(id, {
      parent: nodes.backendNodeId?.[nodes.parentIndex?.[index] ?? -1],
      language: languages[index] ?? "",
      flow: isElement ? flowOf(word(display), word(position)) : "inline",
      attributes: Object.fromEntries([...attributes].filter(([name]) => spokenAttributes.has(name))),
    });
  }
  return marks;
}

/** The flow of a node with that of the elements around it that the browser's tree leaves out. */
function flowWithin(marks: ReadonlyMap<number, Marks>, id: number, outerId: number): HeardNode["flow"] {
  const flows: HeardNode["flow"][] = [];
  for (let at: number | undefined = id; at !== outerId; at = marks.get(at)?.parent) {
    // What is not inside in the document, such as generated text, has no flow of its own.
    if (at === undefined) return marks.get(id)?.flow ?? "inline";
    flows.push(marks.get(at)?.flow ?? "inline");
  }
  return flows.find((flow) => flow === "block") ?? flows.find((flow) => flow === "apart") ?? "inline";
}

type State = string | number | boolean;

const isState = (value: unknown): value is State =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Reads the page from Chromium's accessibility tree. */
export async function hearPage(page: Page): Promise<HeardNode> {
  const cdp = await page.context().newCDPSession(page);
  try {
    const marks = await readMarks(cdp);
    const { nodes } = await cdp.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const text = (value: { readonly value?: unknown } | undefined) =>
      isState(value?.value) ? String(value.value) : "";

    function hear(id: string, outerId: number, outerLanguage: string): readonly HeardNode[] {
      const node = byId.get(id);
      if (node === undefined) return [];
      const ownId = node.backendDOMNodeId ?? outerId;
      const mark = marks.get(ownId);
      const language = mark?.language || outerLanguage;
      const states: Record<string, State> = {};
      for (const { name, value } of node.properties ?? []) if (isState(value.value)) states[name] = value.value;
      return [
        {
          role: text(node.role),
          name: text(node.name),
          description: oneLine(text(node.description)),
          value: text(node.value),
          states,
          attributes: mark?.attributes ?? {},
          language,
          flow: flowWithin(marks, ownId, outerId),
          isIgnored: node.ignored,
          children: (node.childIds ?? []).flatMap((child) => hear(child, ownId, language)),
        },
      ];
    }

    const language = (await page.locator("html").getAttribute("lang")) ?? "";
    const [root] = hear(nodes[0]?.nodeId ?? "", -1, language);
    if (root === undefined) throw new Error("The page has no accessibility tree");
    return root;
  } finally {
    await cdp.detach();
  }
}
