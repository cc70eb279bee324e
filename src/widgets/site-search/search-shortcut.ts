/** What a key press says about itself. */
type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/**
 * Whether a key press asks for the search: Ctrl or Cmd with K. No single character does, because people who dictate
 * would press it without knowing (WCAG 2.1.4).
 */
export function asksForSearch({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return !altKey && (ctrlKey || metaKey) && key.toLowerCase() === "k";
}
