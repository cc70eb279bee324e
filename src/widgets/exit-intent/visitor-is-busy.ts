/** What lies over the page, or is being sent. A menu or a tip that opens by itself counts too. */
const over = "[role=dialog], [role=alertdialog], dialog[open], [popover]:popover-open, form [aria-busy=true]";

/** What a visitor fills in. */
const filledIn = "input:not([type=button], [type=submit], [type=reset]), textarea, select, [contenteditable]";

/** Whether a visitor is in the middle of something that a popup would break: a dialog, a field, a form on its way. */
export function visitorIsBusy(): boolean {
  const isCovered = [...document.querySelectorAll(over)].some((element) => element.checkVisibility());
  return isCovered || (document.activeElement?.matches(filledIn) ?? false);
}
