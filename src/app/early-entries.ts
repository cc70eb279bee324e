import { flushSync } from "react-dom";
import { entryOf, isChanged, isCheckable, isControl, type Control, type Entry } from "#platform/changed-controls.ts";

/*
 * What a visitor or the browser enters before hydration. React hydrates a control in place, but fires no event for what
 * it holds by then, so a controlled one shows what its state doesn't know. Where something has changed the page, such as
 * an extension, React discards a part and renders it anew, with empty controls.
 */

/** Calls the setter of the browser, past that of React, which remembers the value as seen. */
function setUnseen(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}

const hasCaret = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  isControl(element) && !(element instanceof HTMLSelectElement) && element.selectionStart !== null;

type Caret = readonly [start: number | null, end: number | null];

const caretOf = (element: Element | null): Caret | null =>
  element !== null && hasCaret(element) ? [element.selectionStart, element.selectionEnd] : null;

/** Enters as a visitor does, with the events that React and the form listen for. */
function enter(control: Control, entry: Entry): void {
  if (typeof entry === "boolean") {
    if (!isCheckable(control)) return;
    control.checked = !entry;
    flushSync(() => control.click());
    return;
  }
  if (control instanceof HTMLSelectElement) {
    control.value = entry;
  } else {
    control.value = entry === control.defaultValue ? "" : control.defaultValue;
    setUnseen(control, entry);
  }
  flushSync(() => {
    for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
  });
}

/** The form's place on the site; the page may have several forms with fields of the same names. */
function formOf(element: Element): string {
  return element.closest("form")?.querySelector<HTMLInputElement>("[name=page_source]")?.value ?? "";
}

function kindOf(element: Element): string {
  const { type = "", name = "" } = element instanceof HTMLButtonElement || isControl(element) ? element : {};
  const value = isControl(element) && isCheckable(element) ? element.value : "";
  // Names that React generates differ when a part is rendered anew.
  return [element.tagName, type, name.startsWith("_") ? "" : name, value, formOf(element)].join(" ");
}

const textOf = (element: Element) => element.textContent.trim();

/** The elements that a visitor can use before hydration, in their order. */
const usable = "input:not([type=hidden]), select, textarea, button";

/**
 * Whether React has hydrated the part around an element. An event that React can't handle yet doesn't reach the element;
 * one that it can makes it hydrate the part at once. No part listens for `auxclick`.
 */
function isHydrated(element: Element): boolean {
  let isReached = false;
  const reach = () => (isReached = true);
  element.addEventListener("auxclick", reach, { once: true });
  element.dispatchEvent(new Event("auxclick", { bubbles: true }));
  element.removeEventListener("auxclick", reach);
  return isReached && element.isConnected;
}

/** Interval at which a part whose code is on its way is tried again, in milliseconds. */
const retryInterval = 100;

/** How long a press waits for its part. Then the browser sends a form by itself, as it does without scripts. */
const longestWait = 10_000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Keeps entries, focus and presses made before hydration, whatever React renders anew. Call it before hydrating. */
export function keepEarlyEntries() {
  let pathname: string | undefined;
  const held = [...document.querySelectorAll(usable)];
  const kinds = new Map(held.map((element) => [element, kindOf(element)]));
  const entered = new Map<Control, Entry>();
  for (const element of held) if (isControl(element) && isChanged(element)) entered.set(element, entryOf(element));
  const settled = new Set<Element>();

  let focused = document.activeElement;
  // Hydration moves the caret of a focused field to its start.
  let caret = caretOf(focused);
  document.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  document.addEventListener("focusout", ({ target }) => {
    // An element that React discards loses the focus, too, but is no longer in the page a moment later.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected === true) focused = null;
    });
  });
  document.addEventListener("input", ({ target, isTrusted }) => {
    // Setting a check box below causes a trusted event, too.
    if (!isTrusted || target !== document.activeElement) return;
    if (!(target instanceof Element) || !isControl(target)) return;
    caret = caretOf(target);
    for (const control of entered.keys()) {
      if (control === target || (control.type === "radio" && control.name === target.name)) entered.delete(control);
    }
  });

  /** The element in the present document: itself, or what React has rendered in its place. */
  function present(element: Element): Element | undefined {
    if (element.isConnected) return element;
    const kind = kinds.get(element) ?? kindOf(element);
    const isSame = (other: Element) => (kinds.get(other) ?? kindOf(other)) === kind;
    const hasSameText = (other: Element) => textOf(other) === textOf(element);
    let alike = [...document.querySelectorAll(usable)].filter(isSame);
    let before = held.slice(0, Math.max(0, held.indexOf(element))).filter(isSame);
    if (element instanceof HTMLButtonElement && alike.some(hasSameText)) {
      alike = alike.filter(hasSameText);
      before = before.filter(hasSameText);
    }
    return alike[before.length];
  }

  /** Puts the focus and the caret back where they were. */
  function keepFocus(): void {
    if (focused === null) return;
    const twin = present(focused);
    if (!(twin instanceof HTMLElement)) return;
    if (!focused.isConnected && document.activeElement === document.body) twin.focus({ preventScroll: true });
    if (twin !== document.activeElement || caret === null || !hasCaret(twin)) return;
    twin.setSelectionRange(...caret);
    caret = null;
  }

  /** Enters again what hydrated parts hold or have lost. Returns whether any part is still to be hydrated. */
  function settle(): boolean {
    pathname ??= location.pathname;
    if (location.pathname !== pathname) return false;
    let isWaiting = false;
    for (const control of held) {
      if (!isControl(control) || settled.has(control)) continue;
      const entry = isChanged(control) ? entryOf(control) : entered.get(control);
      if (entry === undefined) continue;
      const isReady = isHydrated(control);
      const twin = present(control);
      if (twin === undefined || !isControl(twin) || !(isReady || isHydrated(twin))) {
        isWaiting = true;
        continue;
      }
      settled.add(control);
      enter(twin, entry);
    }
    keepFocus();
    return isWaiting;
  }

  /** Presses a button once its part is hydrated and the entries are back in place. */
  async function press(element: Element): Promise<void> {
    for (let waited = 0; ; waited += retryInterval) {
      if (element.isConnected) isHydrated(element);
      const target = present(element);
      if (target !== undefined && isHydrated(target)) {
        settle();
        if (target instanceof HTMLElement) target.click();
        return;
      }
      if (waited >= longestWait) {
        const form = target?.closest("form");
        if (form?.method === "post") form.submit();
        return;
      }
      await after(retryInterval);
    }
  }

  /** Presses once more what React has discarded, or can't handle yet, as it was pressed. */
  function pressLater(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest("button:not([popovertarget])") : null;
    if (button === null || !kinds.has(button) || isHydrated(button)) return;
    event.preventDefault();
    event.stopPropagation();
    void press(button);
  }

  return {
    settle,
    press,
    /** Settles the entries of each part once it is hydrated. Call it once the page handles events. */
    async settleAll(): Promise<void> {
      addEventListener("click", pressLater, true);
      for (let wait = retryInterval; settle(); wait *= 1.5) await after(wait);
    },
  };
}
