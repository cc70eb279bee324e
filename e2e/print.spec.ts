import type { Page } from "@playwright/test";
import { expect, showOnPaper, showOnScreen, test } from "./site.ts";

/** Makes the loader open details for print, as in a browser without `::details-content`. */
function hideDetailsContent(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...conditions: readonly string[]) =>
      conditions[0] !== "selector(::details-content)" && Reflect.apply(supports, CSS, conditions) === true;
  });
}

test("details are open on paper, with or without `::details-content`, and closed again on screen", async ({ page }) => {
  await hideDetailsContent(page);
  await page.goto("/faq");
  const closed = page.locator("main details:not([open])");
  const count = await closed.count();
  expect(count).toBeGreaterThan(10);
  const names = () =>
    page.locator("main details").evaluateAll((all) => all.map((details) => details.getAttribute("name") ?? ""));
  const before = await names();
  await showOnPaper(page);
  await expect(closed).toHaveCount(0);
  await showOnScreen(page);
  await expect(closed).toHaveCount(count);
  expect(await names()).toEqual(before);
});

test("the browser's own printing opens the folded parts, before the app has started", async ({ page }) => {
  await hideDetailsContent(page);
  // The app's code never arrives.
  await page.route(/\/assets\/app-/, () => {});
  await page.goto("/learn/home-insurance");
  const closed = page.locator("main details:not([open])");
  const count = await closed.count();
  expect(count).toBeGreaterThan(10);
  await page.evaluate(() => {
    // After the loader's listener.
    addEventListener("beforeprint", () => {
      const left = document.querySelectorAll("details:not([open])").length;
      document.documentElement.dataset["closedOnPaper"] = String(left);
    });
  });
  await page.pdf();
  await expect(page.locator("html")).toHaveAttribute("data-closed-on-paper", "0");
  await expect(closed).toHaveCount(count);
});
