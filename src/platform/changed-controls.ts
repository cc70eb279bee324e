/** A control of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a control holds: a value, or whether it is checked. */
export type Entry = string | boolean;

/** Whether an element is a control of a form. */
export const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/** Whether a control is a check box or a radio button. */
export const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");

/** What a control holds now. */
export const entryOf = (control: Control): Entry => (isCheckable(control) ? control.checked : control.value);

/** What a control holds before anyone changes it. */
function prerenderedEntry(control: Control): Entry {
  if (isCheckable(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.findLast(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** Whether the visitor or the browser has changed a control. Of radio buttons, the chosen one counts. */
export function isChanged(control: Control): boolean {
  const entry = entryOf(control);
  return (
    !control.matches(":disabled") &&
    entry !== prerenderedEntry(control) &&
    !(control.type === "radio" && entry === false)
  );
}

/** Whether any control of a form is changed. */
export function isFormChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((element) => isControl(element) && isChanged(element));
}
