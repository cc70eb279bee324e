import type { Locator, Page } from "@playwright/test";
import { type Site, storingTest } from "../site.ts";
import { type InputMethod, keyboardInput } from "./keyboard-hand.ts";

export interface Visitor extends InputMethod {
  readonly page: Page;
  readonly site: Site;
}

/**
 * Scrolls to a control first: some become visible only in the viewport, and Playwright waits for visibility before it
 * scrolls.
 */
function bringIntoView(control: Locator): Promise<void> {
  return control.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
}

/** Operates the page by mouse. Playwright refuses to click hidden or covered elements. */
export function pointerInput(): InputMethod {
  return {
    press: (control) => control.click(),
    write: (field, text) => field.fill(text),
    async choose(list, entry) {
      await bringIntoView(list);
      await list.selectOption({ label: entry });
    },
    async tick(box) {
      await bringIntoView(box);
      await box.check();
    },
    take: (one) => one.click(),
  };
}

/** Operates the page by touch, in a browser with touch enabled. */
export function touchInput(): InputMethod {
  async function tap(control: Locator) {
    await bringIntoView(control);
    await control.tap();
  }
  return {
    press: tap,
    async write(field, text) {
      await tap(field);
      await field.fill(text);
    },
    async choose(list, entry) {
      await tap(list);
      await list.selectOption({ label: entry });
    },
    tick: tap,
    take: tap,
  };
}

/**
 * Input methods and screens of the main journeys. A screen of 1280 by 1024 pixels at 400 % zoom is 320 by 256. The
 * keyboard is the harder test there, as floating content may cover the focus.
 */
const ways = {
  "by pointer": { width: 1280, height: 720, input: pointerInput },
  "by keyboard alone": { width: 1280, height: 720, input: keyboardInput },
  "by keyboard at 400 % zoom": { width: 320, height: 256, input: keyboardInput },
} as const;

export type InputMethodName = keyof typeof ways;

/** The ways of every journey: at 400 % zoom, a keyboard meets all that it meets without. */
export const inputMethodNames = ["by pointer", "by keyboard at 400 % zoom"] as const;

/** Every journey runs by pointer, and in `npm run test:all` also by keyboard. */
export function tagFor(way: InputMethodName): { readonly tag: string[] } {
  return { tag: way === "by pointer" ? [] : ["@all"] };
}

/** Opens the closed folds of the page whose summaries match, one after the other. */
export async function openFolds({ page, press }: Visitor, summary: RegExp): Promise<void> {
  const closed = page.getByRole("main").locator("details:not([open]) > summary", { hasText: summary });
  for (let count = await closed.count(); count > 0; count -= 1) await press(closed.first());
}

/** Summaries of the questions that a tool's answer doesn't need. */
export const moreQuestions = /^\s*(Make it more exact|More about your)/;

interface Journeys {
  /** Opens a page for a visitor with an input method. */
  readonly arrive: (name: InputMethodName) => Promise<Visitor>;
}

/** Tests of complete journeys, from the first page to the row in the database. */
export const test = storingTest.extend<Journeys>({
  arrive: async ({ page, site }, use) => {
    await use(async (name) => {
      const { width, height, input } = ways[name];
      const isByKeyboard = input === keyboardInput;
      test.slow(isByKeyboard, "It stops at every control on its way.");
      await page.setViewportSize({ width, height });
      // A smooth scroll would still be running at the next key press.
      await page.emulateMedia({ reducedMotion: "reduce" });
      return { page, site, ...input(page) };
    });
  },
});

export { expect } from "@playwright/test";
