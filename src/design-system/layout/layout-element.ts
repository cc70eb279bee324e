/** HTML elements that a layout component may render. */
export type LayoutElement = "div" | "ul" | "ol";

/** Safari drops the list role of a list without markers, unless the role is explicit. */
export function listRole(element: LayoutElement): "list" | undefined {
  return element === "div" ? undefined : "list";
}
