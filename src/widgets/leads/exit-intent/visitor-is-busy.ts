import { isPopoverOpen } from "#design-system/popover/is-popover-open.ts";

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

/** Text fields of lead forms, which browsers, drafts and visitors fill in. */
const leadFields = "form[method=post] :is([name=name], [name=email], [name=phone])";

/**
 * Whether a visible form is half filled in: a lead form with text, or another form that the visitor has edited, such as
 * a tool's questions.
 * @param edited - The forms that the visitor has edited.
 */
export function isHalfFilled(edited: Iterable<HTMLFormElement>): boolean {
  const isFilled = [...document.querySelectorAll<HTMLInputElement>(leadFields)].some(
    (field) => field.value.trim() !== "" && field.checkVisibility(),
  );
  return isFilled || [...edited].some((form) => form.isConnected && form.checkVisibility());
}

/** A tool's answer to a visitor's entries; results before any entry are examples. */
const answer = "[data-slot=tool-answer]:not([data-example]), [data-slot=life-needs-results]";

/** Whether a tool on the page shows an answer. */
export function isAnswerShown(): boolean {
  return [...document.querySelectorAll(answer)].some((element) => element.checkVisibility());
}
