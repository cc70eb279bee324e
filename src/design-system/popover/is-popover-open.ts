/** Whether an element is a popover that is open. In a browser that knows none, none is, and the selector would throw. */
export function isPopoverOpen(element: Element): boolean {
  return "popover" in element && element.matches(":popover-open");
}
