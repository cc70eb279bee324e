/** What a click says about how it was made. */
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** Whether a click asks for what a link leads to, here, and not for a new tab, a window or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
