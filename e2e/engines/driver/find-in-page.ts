import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Target } from "./session.ts";

/** Testing Library as a single script, which defines this global. */
declare global {
  var TestingLibraryDom: typeof import("@testing-library/dom") | undefined;
}

/** A target with its regular expressions as plain data, so that it can be passed to a page. */
interface PlainTarget extends Omit<Target, "name" | "within"> {
  readonly name?: string | { readonly source: string; readonly flags: string };
  readonly within?: PlainTarget;
}

export function plainTarget({ name, within, ...rest }: Target): PlainTarget {
  return {
    ...rest,
    ...(name === undefined
      ? {}
      : { name: typeof name === "string" ? name : { source: name.source, flags: name.flags } }),
    ...(within === undefined ? {} : { within: plainTarget(within) }),
  };
}

/** Testing Library, for drivers that can't find elements by role and name. Run it in the page before `findInPage`. */
export const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

/**
 * Runs in the page. @returns The element, null if it isn't visible, or "no library" if Testing Library must be run
 * first.
 */
export function findInPage(target: PlainTarget): Element | null | "no library" {
  const library = globalThis.TestingLibraryDom;
  if (library === undefined) return "no library";
  function find({ role, name, text, nth = 0, within, ...wanted }: PlainTarget): HTMLElement | undefined {
    const parent = within === undefined ? document.body : find(within);
    if (parent === undefined) return undefined;
    const found = library?.queryAllByRole(parent, role, {
      ...wanted,
      ...(name === undefined ? {} : { name: typeof name === "string" ? name : new RegExp(name.source, name.flags) }),
    });
    return found?.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getClientRects().length > 0 &&
        (text === undefined || element.innerText.includes(text)),
    )[nth];
  }
  return find(target) ?? null;
}

/** Whether an element has the focus. */
export const isFocused = (element: Element): boolean => element === document.activeElement;

/** Whether an element is visible without scrolling. */
export function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
