/** What a layout part may be in the HTML. */
export type LayoutElement = "div" | "ul" | "ol";

/** Safari forgets that a list without markers is a list, unless it is told. */
export function listRole(element: LayoutElement): "list" | undefined {
  return element === "div" ? undefined : "list";
}
