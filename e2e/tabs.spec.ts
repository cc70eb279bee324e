import type { Page } from "@playwright/test";
import { expect, startApp, test } from "./site.ts";

/** Third tab of the guides to home and auto insurance. */
const claimsProcess = "Claims Process";

/*
 * `engines/tabs.spec.ts` tests tabs by pointer, keyboard and URL in all engines, `engines/dark-and-paper.spec.ts` in
 * print. These tests cover missing or late code.
 */

/** Deep links to tabs other than the first, and one to an element in such a panel. */
const deepLinks = [
  { at: "/learn/auto-insurance#claims-process", tab: claimsProcess },
  { at: "/learn/life-insurance#tax-benefits", tab: "Tax Benefits" },
  { at: "/insurance-types/home#calculator", tab: "Calculator" },
  { at: "/insurance-types/home#ratings", tab: "Ratings" },
  { at: "/blog/insurance-consumer-rights-canada#ombudsman-services", tab: "Ombudsman" },
  { at: "/tools/life-insurance-calculator#goals", tab: "Goals" },
] as const;

/** Start of the panel, and whether the tab is entirely within the viewport. */
async function place(page: Page, tab: string) {
  const chosen = page.getByRole("tab", { name: tab });
  const { x, width } = (await chosen.boundingBox()) ?? { x: -1, width: 0 };
  const screen = page.viewportSize()?.width ?? 0;
  const panel = await page.getByRole("tabpanel").evaluate((element) => element.getBoundingClientRect().top);
  return { panel: Math.round(panel), isTabInView: x >= 0 && x + width <= screen };
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
    test(`${at} opens its tab at ${width} px and scrolls the panel below the header`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(at);
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await settle(page);
      await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
      await expect.poll(() => place(page, tab)).toMatchObject({ isTabInView: true });
      const { panel } = await place(page, tab);
      expect(panel).toBeGreaterThanOrEqual(0);
      expect(panel).toBeLessThan(200);
    });
  }
}

test("a fragment within a hidden panel opens its tab and scrolls there", async ({ page }) => {
  await page.goto("/learn/home-insurance");
  const id = await page
    .locator("[role=tabpanel][hidden] :is(h2, h3)[id]")
    .last()
    .evaluate((heading) => heading.id);
  await page.goto("about:blank");
  await page.goto(`/learn/home-insurance#${id}`);
  await settle(page);
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
});

test.describe("without the app's code", () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/(?!loader-)[^/]+\.js$/, (route) => route.abort());
    await page.goto("/learn/home-insurance");
  });

  test("a click shows a panel and updates the URL", async ({ page }) => {
    await page.getByRole("tab", { name: claimsProcess }).click();
    await expect(page.getByRole("tabpanel", { name: claimsProcess })).toBeVisible();
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await expect(page).toHaveURL(/#claims-process$/);
  });

  test("arrow keys, Home and End move focus and select", async ({ page }) => {
    const tabs = page.getByRole("tab");
    // A panel is a Tab stop only if nothing in it is one.
    await page.evaluate(() => {
      const last = [...document.querySelectorAll("[role=tabpanel]")].at(-1);
      for (const control of last?.querySelectorAll("a, button, input, select, summary") ?? []) control.remove();
    });
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(tabs.last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Tab");
    const panel = page.getByRole("tabpanel");
    await expect(panel).toBeFocused();
    // The focus indicator is a line beside the panel, visible at any scroll position.
    const rule = await panel.evaluate((element) => {
      const { borderInlineStartStyle, blockSize } = getComputedStyle(element, "::before");
      return { style: borderInlineStartStyle, height: Number.parseFloat(blockSize), of: element.clientHeight };
    });
    expect(rule.style).toBe("solid");
    expect(rule.height).toBeGreaterThan(rule.of * 0.9);
  });

  test("Back and Forward restore the tabs that links have opened", { tag: "@all" }, async ({ page }) => {
    const selected = () => page.getByRole("tab", { selected: true }).textContent();
    const first = await selected();
    await page.evaluate(() => location.assign("#claims-process"));
    await expect.poll(selected).toBe(claimsProcess);
    await page.evaluate(() => location.assign("#coverage-types"));
    await expect.poll(selected).not.toBe(claimsProcess);
    await page.goBack();
    await expect.poll(selected).toBe(claimsProcess);
    await page.goForward();
    await expect.poll(selected).not.toBe(claimsProcess);
    expect(first).not.toBe(claimsProcess);
  });
});

test("a tab is a link to its panel if the network fails after the HTML", async ({ page }) => {
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto("/learn/home-insurance");
  await page.getByRole("tab", { name: claimsProcess }).click();
  await expect(page.locator("#claims-process")).toBeVisible();
  await expect(page.locator("#claims-process")).toBeInViewport();
});

test("the loader replays a click made before it ran", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/loader-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/learn/home-insurance", { waitUntil: "commit" });
  await page.getByRole("tab", { name: claimsProcess }).click();
  letGo();
  await expect(page.getByRole("tab", { name: claimsProcess })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

test.describe("with scripting off", () => {
  test.use({ javaScriptEnabled: false });

  test("all panels are shown one below the other, and the tabs link to them", async ({ page }) => {
    await page.goto("/learn/home-insurance#claims-process");
    const panels = page.locator("[role=tabpanel]");
    await expect(page.locator("[role=tabpanel]:visible")).toHaveCount(await panels.count());
    await expect(page.locator("#claims-process")).toBeInViewport();
  });
});
