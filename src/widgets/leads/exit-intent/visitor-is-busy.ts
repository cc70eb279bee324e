import { isPopoverOpen } from "#design-system/popover/is-popover-open.ts";

/** What lies over the page, or is being sent. */
const over = "[role=dialog], [role=alertdialog], dialog[open], form [aria-busy=true]";

/** What a visitor fills in. */
const filledIn = "input:not([type=button], [type=submit], [type=reset]), textarea, select, [contenteditable]";

/** Whether a visitor is in the middle of something that a popup would break: a dialog, a field, a form on its way. */
export function visitorIsBusy(): boolean {
  const isCovered = [...document.querySelectorAll(over)].some((element) => element.checkVisibility());
  // A menu or a tip that opens by itself counts too.
  const isBeside = [...document.querySelectorAll("[popover]")].some(isPopoverOpen);
  return isCovered || isBeside || (document.activeElement?.matches(filledIn) ?? false);
}

/** A tool's answer to what a visitor has entered; what it shows before that is an example. */
const answer = "[data-slot=tool-answer]:not([data-example]), [data-slot=life-needs-results]";

/** Whether a tool on the page shows an answer. */
export function isAnswerShown(): boolean {
  return [...document.querySelectorAll(answer)].some((element) => element.checkVisibility());
}
