import type { Page } from "@playwright/test";
import { appCode, expect, startApp, test } from "./site.ts";

/** Third tab of the guides to home and auto insurance. */
const claimsProcess = "Claims Process";

/*
 * `engines/tabs.spec.ts` tests tabs by pointer, keyboard and URL in all engines, `engines/dark-and-paper.spec.ts` in
 * print. These tests cover missing or late code.
 */

/** Deep links to tabs other than the first, and to a heading in such a panel. */
const deepLinks = [
  { at: "/learn/auto-insurance#claims-process", tab: claimsProcess },
  { at: "/learn/life-insurance#tax-benefits", tab: "Tax Benefits" },
  { at: "/learn/home-insurance#earthquake-do-the-deductible-first", tab: "Provincial Guide" },
  { at: "/insurance-types/home#calculator", tab: "Calculator" },
  { at: "/insurance-types/home#ratings", tab: "Ratings" },
  { at: "/blog/insurance-consumer-rights-canada#ombudsman-services", tab: "Ombudsman" },
  { at: "/tools/life-insurance-calculator#goals", tab: "Goals" },
] as const;

/** Start of the target, and whether its tab is entirely within the viewport. */
async function place(page: Page, tab: string) {
  const { x, width } = (await page.getByRole("tab", { name: tab }).boundingBox()) ?? { x: -1, width: 0 };
  const target = await page
    .locator(new URL(page.url()).hash)
    .evaluate((element) => element.getBoundingClientRect().top);
  return { target: Math.round(target), isTabInView: x >= 0 && x + width <= (page.viewportSize()?.width ?? 0) };
}

/** Waits until styles, fonts, layout and hydration are complete and nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.locator("main[data-laid-out]").waitFor();
  await startApp(page);
  await page.waitForLoadState("networkidle");
}

for (const [index, { at, tab }] of deepLinks.entries()) {
  for (const width of [360, 1280]) {
    const tag = width === 360 && index === 0 ? [] : ["@all"];
    test(`${at} opens its tab at ${width} px and scrolls below the header`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(at);
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await settle(page);
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await expect.poll(() => place(page, tab)).toMatchObject({ isTabInView: true });
      const { target } = await place(page, tab);
      expect(target).toBeGreaterThanOrEqual(0);
      expect(target).toBeLessThan(200);
    });
  }
}

test.describe("without the app's code", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(appCode, (route) => route.abort());
    await page.goto("/learn/home-insurance");
  });

  test("a click shows a panel and updates the URL", async ({ page }) => {
    await page.getByRole("tab", { name: claimsProcess }).click();
    await expect(page.getByRole("tabpanel", { name: claimsProcess })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page).toHaveURL(/#claims-process$/);
  });

  test("Back and Forward restore the tabs that links have opened", { tag: "@all" }, async ({ page }) => {
    const selected = () => page.getByRole("tab", { selected: true }).textContent();
    expect(await selected()).not.toBe(claimsProcess);
    await page.evaluate(() => location.assign("#claims-process"));
    await expect.poll(selected).toBe(claimsProcess);
    await page.evaluate(() => location.assign("#coverage-types"));
    await expect.poll(selected).not.toBe(claimsProcess);
    await page.goBack();
    await expect.poll(selected).toBe(claimsProcess);
    await page.goForward();
    await expect.poll(selected).not.toBe(claimsProcess);
  });
});

test("a tab is a link to its panel if the network fails after the HTML", async ({ page }) => {
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto("/learn/home-insurance");
  await page.getByRole("tab", { name: claimsProcess }).click();
  await expect(page.locator("#claims-process")).toBeVisible();
  await expect(page.locator("#claims-process")).toBeInViewport();
});
