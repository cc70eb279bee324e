/** Properties of a click that tell a plain one from others. */
type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "defaultPrevented">;

/** Whether a click opens a link in this tab, and not in a new tab or window or as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: Click): boolean {
  return !defaultPrevented && button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
