import type { Browser, Page } from "@playwright/test";
import { expect, startApp, test } from "./site.ts";
import * as shellWords from "#words/shell.ts";

/** An event of a Chromium trace. */
interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium says how many styles it works out");

/** The share of a page's elements whose styles are recalculated by an action. */
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
 * One expensive selector, such as one that ends in `+ *` or has `:has()` far from its end, makes the browser
 * recalculate the style of every element whenever any element is added or removed: 50 ms on a phone for each dialog,
 * error and next page.
 */
for (const path of [
  "/insurance-types/home",
  "/faq",
  "/learn/home-insurance",
  "/tools/life-insurance-calculator",
] as const) {
  const tag = path === "/insurance-types/home" ? [] : ["@all"];
  test(`adding or removing an element doesn't restyle others: ${path}`, { tag }, async ({ browser, page }) => {
    await page.goto(path);
    await page.locator("main[data-laid-out]").waitFor();
    // Start the app first: it would otherwise start by itself and restyle elements during the measurement.
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

/* Radix disables pointer events on the body while a dialog is open, a property that every element would inherit. */
test("opening and closing a dialog doesn't restyle the page", { tag: "@all" }, async ({ browser, page }) => {
  await page.goto("/insurance-types/home");
  await page.locator("main[data-laid-out]").waitFor();
  const dialog = page.getByRole("dialog");
  const openAndClose = async () => {
    await page.getByRole("button", { name: shellWords.search }).click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  };
  // The first time hydrates the app, which renders parts of the page.
  await openAndClose();
  expect(await restyledShare(browser, page, openAndClose)).toBeLessThan(0.5);
});

/*
 * Safari froze on a page opened at a fragment while evaluating `:has(:target)` for everything in its tabs. The only
 * allowed `:has()` is a label's, for its field. The tests in other engines open such pages in WebKit.
 */
test("no style depends on distant descendants", async ({ page }) => {
  await page.goto("/learn/home-insurance");
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/styles-") === true));
  const styles = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join("\n"),
  );
  const asked = [...styles.matchAll(/:has\(([^)]*)\)/g)].map(([, within]) => within);
  // The second selector applies only to the few fields of the life calculator.
  const allowed = /^(:disabled$|\[name="?maritalStatus)/;
  expect(asked.filter((within = "") => !allowed.test(within))).toEqual([]);
  expect(asked).not.toEqual([]);
});
