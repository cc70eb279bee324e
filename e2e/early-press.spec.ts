import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** Opens the home page, and keeps its loader back until told to let it go. */
async function openWithoutLoader(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/loader-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  return letGo;
}

test("a press that comes before the loader is made again", async ({ page }) => {
  const letGo = await openWithoutLoader(page);
  await page.getByRole("button", { name: /^Search/ }).click();
  letGo();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a button that only has the keyboard's focus is not pressed for the visitor", async ({ page }) => {
  const letGo = await openWithoutLoader(page);
  const search = page.getByRole("button", { name: /^Search/ });
  await expect(search).toBeVisible();
  while (!(await search.evaluate((button) => button === document.activeElement))) await page.keyboard.press("Tab");
  letGo();
  await page.waitForLoadState("networkidle");
  await expect(search).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
