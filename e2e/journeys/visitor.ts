import type { Locator, Page } from "@playwright/test";
import { storingTest, type Site } from "../site.ts";
import type { InputMethod } from "./input-method.ts";
import { keyboardHand } from "./keyboard-hand.ts";

export interface Visitor extends InputMethod {
  readonly page: Page;
  readonly site: Site;
}

/** Some controls show once they come into view, which Playwright waits for before it scrolls. */
function bringIntoView(control: Locator): Promise<void> {
  return control.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
}

/** Uses the page by mouse. Playwright itself refuses to press what is hidden or covered. */
function pointerHand(): InputMethod {
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

/** Uses the page by finger, in a browser that has touch. */
export function touchHand(): InputMethod {
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

interface Way {
  readonly width: number;
  readonly height: number;
  readonly hand: (page: Page) => InputMethod;
}

/**
 * The ways the main journeys are gone. A screen of 1280 by 1024 pixels at 400 % shows 320 by 256. The keyboard is the
 * harder test there: what it focuses may lie below something that floats.
 */
export const ways = {
  "by pointer": { width: 1280, height: 720, hand: pointerHand },
  "by keyboard alone": { width: 1280, height: 720, hand: keyboardHand },
  "by keyboard at 400 % zoom": { width: 320, height: 256, hand: keyboardHand },
} as const satisfies Readonly<Record<string, Way>>;

export type WayName = keyof typeof ways;

export const wayNames: readonly WayName[] = ["by pointer", "by keyboard alone", "by keyboard at 400 % zoom"];

/** Every journey is gone by pointer, and in `npm run test:all` in the other ways, too. */
export function onWay(way: WayName): { readonly tag: string[] } {
  return { tag: way === "by pointer" ? [] : ["@all"] };
}

interface Journeys {
  /** Lets a visitor in who goes one of the ways. */
  readonly arrive: (name: WayName) => Promise<Visitor>;
}

/** Tests of what visitors come for, from the first page to the row in the database. */
export const test = storingTest.extend<Journeys>({
  arrive: async ({ page, site }, use) => {
    await use(async (name) => {
      const { width, height, hand } = ways[name];
      const isByKeyboard = hand === keyboardHand;
      test.slow(isByKeyboard, "It stops at every control on its way.");
      await page.setViewportSize({ width, height });
      // A smooth scroll would still be on its way when the next key is pressed.
      await page.emulateMedia({ reducedMotion: "reduce" });
      return { page, site, ...hand(page) };
    });
  },
});

export { expect } from "@playwright/test";
