import { isPopoverOpen } from "#design-system/overlay/overlay-history.ts";
import { isFormChanged } from "#platform/changed-controls.ts";

/** Open dialogs, and forms being sent. */
const over = "[role=dialog], [role=alertdialog], dialog[open], form [aria-busy=true]";

/** Editable controls. */
const filledIn = "input:not([type=button], [type=submit], [type=reset]), textarea, select, [contenteditable]";

/** Whether a popup would interrupt the visitor: in a dialog, in a field, or while a form is being sent. */
export function visitorIsBusy(): boolean {
  const isCovered = [...document.querySelectorAll(over)].some((element) => element.checkVisibility());
  // Open menus and tooltips count, too.
  const isBeside = [...document.querySelectorAll("[popover]")].some(isPopoverOpen);
  return isCovered || isBeside || (document.activeElement?.matches(filledIn) ?? false);
}

/** Whether a visible form is half filled in, by the visitor, the browser or a restored draft. */
export function isHalfFilled(): boolean {
  return [...document.forms].some((form) => form.checkVisibility() && isFormChanged(form));
}

/** A tool's answer to a visitor's entries; results before any entry are examples. */
const answer = "[data-slot=tool-answer]:not([data-example]), [data-slot=life-needs-results]";

/** Whether a tool on the page shows an answer. */
export function isAnswerShown(): boolean {
  return [...document.querySelectorAll(answer)].some((element) => element.checkVisibility());
}
