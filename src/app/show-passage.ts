import { openDetailsAround } from "#design-system/details/open-details.ts";
import { layOutUpTo } from "#design-system/layout/lay-out.ts";

/** Text as it is compared: in lower case, with plain spaces. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, " ");

/** Finds the element in which a text begins, directly after the prefix. */
function elementWith(start: string, prefix: string, within: Element): Element | null {
  const text = plain(within.textContent);
  let at = text.indexOf(start);
  while (at >= 0 && !text.slice(0, at).trimEnd().endsWith(prefix)) at = text.indexOf(start, at + 1);
  if (at === -1) return null;
  const nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let end = 0; nodes.nextNode() !== null;) {
    end += nodes.currentNode.nodeValue?.length ?? 0;
    if (end > at) return nodes.currentNode.parentElement;
  }
  return null;
}

/**
 * Finds the passage that a text directive names (`#:~:text=prefix-,start,end,-suffix`).
 * @param address - The opened URL with its directive, which browsers hide from `location`.
 * @param within - Where to look.
 */
function linkedPassage(address: string, within: Element): Element | null {
  const [, directive] = /:~:(?:[^#]*&)?text=([^&]+)/.exec(address) ?? [];
  if (directive === undefined) return null;
  let parts: readonly string[];
  try {
    parts = directive.split(",").map((part) => plain(decodeURIComponent(part)).trim());
  } catch {
    return null;
  }
  const [first = "", second = ""] = parts;
  return first.endsWith("-")
    ? elementWith(second, first.slice(0, -1).trimEnd(), within)
    : elementWith(first, "", within);
}

/**
 * Shows the passage that the opened URL links to: opens the tabs and details around it, and scrolls to it. The browser has
 * scrolled by the estimated heights of parts that were not laid out, and finds no text in a tab that was closed by then.
 * @param address - The opened URL with its directive.
 */
export function showPassage(address: string): void {
  const passage = linkedPassage(address, document.querySelector("main") ?? document.body);
  if (passage === null) return;
  // Tabs open for the event of a browser that has found text in them (`tab-group.ts`).
  passage.dispatchEvent(new Event("beforematch", { bubbles: true }));
  if (passage instanceof HTMLElement) openDetailsAround(passage);
  layOutUpTo();
  passage.scrollIntoView({ behavior: "instant", block: "center" });
}
