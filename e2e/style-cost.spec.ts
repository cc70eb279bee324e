import type { Browser, Page } from "@playwright/test";
import { expect, startApp, test } from "./site.ts";

/** A part of what Chromium traces. */
interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium says how many styles it works out");

/** The share of a page's elements whose styles are worked out anew when something is done to it. */
async function restyledShare(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const all = await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.querySelectorAll("*").length;
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: TraceEvent[] };
  const restyled = trace.traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  return restyled / all;
}

/*
 * One careless selector, such as one that ends in `+ *` or has `:has()` far from its end, makes the browser work out the
 * style of every element anew whenever any element comes or goes: 50 ms on a phone for each dialog, error and next page.
 */
for (const path of [
  "/insurance-types/home",
  "/faq",
  "/learn/home-insurance",
  "/tools/life-insurance-calculator",
] as const) {
  test(`an element that comes or goes leaves the styles of others alone: ${path}`, async ({ browser, page }) => {
    await page.goto(path);
    await page.locator("main[data-laid-out]").waitFor();
    // The app starts by itself, and would restyle what it draws in the midst of this.
    await startApp(page);
    const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect.poll(() => restyledShare(browser, page, idle)).toBe(0);
    const coming = await restyledShare(browser, page, () =>
      page.evaluate(() => document.querySelector("h1")?.after(document.createElement("p"))),
    );
    expect(coming).toBeGreaterThan(0);
    expect(coming).toBeLessThan(0.1);
    const going = await restyledShare(browser, page, () =>
      page.evaluate(() => document.querySelector("main > :first-child")?.remove()),
    );
    expect(going).toBeLessThan(0.3);
  });
}

/* Radix lets the body take no presses while a dialog is open, and every element would inherit that. */
test("a dialog that opens and closes leaves the styles of the page alone", async ({ browser, page }) => {
  await page.goto("/insurance-types/home");
  await page.locator("main[data-laid-out]").waitFor();
  const dialog = page.getByRole("dialog");
  const openAndClose = async () => {
    await page.getByRole("button", { name: /^Search/ }).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  };
  // The first time brings the app, which draws parts of the page.
  await openAndClose();
  expect(await restyledShare(browser, page, openAndClose)).toBeLessThan(0.5);
});

/*
 * Safari froze on a page opened at a fragment, working out `:has(:target)` over everything in its tabs. The one question
 * that may be asked is a label's, about the field in it. The suite in the other engines opens such pages in WebKit.
 */
test("no style hangs on what stands somewhere within", async ({ page }) => {
  await page.goto("/learn/home-insurance");
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/styles-") === true));
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join("\n"),
  );
  const asked = [...styles.matchAll(/:has\(([^)]*)\)/g)].map(([, within]) => within);
  expect(asked.filter((within) => within !== ":disabled")).toEqual([]);
  expect(asked).not.toEqual([]);
});
