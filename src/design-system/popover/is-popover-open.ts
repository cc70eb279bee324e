/** Whether an element is an open popover. False in browsers without popovers, where the selector would throw. */
export function isPopoverOpen(element: Element): boolean {
  return "popover" in element && element.matches(":popover-open");
}
