/** What a key press says about itself. */
type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "target">;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/** Whether a key press asks for the search: "/" outside of fields, or Ctrl or Cmd with K anywhere. */
export function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyPress): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k";
  return key === "/" && !isTyping(target);
}
