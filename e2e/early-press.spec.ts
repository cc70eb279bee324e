import type { Page } from "@playwright/test";
import { appCode, expect, holdBack, test } from "./site.ts";
import { pageNames } from "#page-names";
import * as shellWords from "#words/shell.ts";

/** Opens a page, and holds back its loader until the returned function is called. */
async function openWithoutLoader(page: Page, path = "/"): Promise<() => void> {
  const letGo = await holdBack(page, /\/assets\/loader-/);
  await page.goto(path, { waitUntil: "commit" });
  return letGo;
}

test("links, the menu and disclosures work while the app loads", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await holdBack(page, appCode);
  await page.goto("/");
  await page.getByRole("button", { name: shellWords.menu }).click();
  const menu = page.getByRole("navigation", { name: shellWords.main });
  await menu.getByRole("link", { name: pageNames["/faq"].label }).click();
  await expect(page).toHaveURL("/faq");
  const box = page.getByRole("group").filter({ hasText: "What is a credit score?" }).last();
  await box.getByText("What is a credit score?").click();
  await expect(box.getByText("A credit score is a three-digit number")).toBeVisible();
});

test("does not activate a button that is focused but not clicked", async ({ page }) => {
  const letGo = await openWithoutLoader(page);
  const search = page.getByRole("button", { name: shellWords.search });
  await expect(search).toBeVisible();
  while (!(await search.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab");
  letGo();
  await page.waitForLoadState("networkidle");
  await expect(search).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("on a phone whose browser doesn't focus clicked buttons, such as Safari", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => addEventListener("mousedown", (event) => event.preventDefault(), true));
  });

  test("replays a tap made before the loader has run", async ({ page }) => {
    const letGo = await openWithoutLoader(page);
    const search = page.getByRole("button", { name: shellWords.search });
    // Keep `:hover` on the button as on a phone: Chromium's headless shell has a mouse elsewhere, which would remove
    // it.
    await search.hover();
    await search.tap();
    await expect(search).not.toBeFocused();
    letGo();
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  test("does not replay a touch that scrolls", async ({ page, context }) => {
    const letGo = await openWithoutLoader(page);
    const box = await page.getByRole("button", { name: shellWords.search }).boundingBox();
    if (box === null) throw new Error("The search's button is not shown");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const finger = await context.newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: y + 300 }] });
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y: y + 150 }] });
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    letGo();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
