import { expect, test } from "./site.ts";
import * as shellWords from "#words/shell.ts";
import { sections } from "#text/sections.ts";
import { pageNames } from "#page-names";

test("a result on the current page scrolls to its section", async ({ page }) => {
  await page.goto("/learn/life-insurance");
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  await page.getByRole("button", { name: shellWords.search }).click();
  await page.getByRole("searchbox").fill("riders and add-ons");
  await page.getByRole("dialog").getByRole("link", { name: pageNames["/learn/life-insurance"].label }).first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate<unknown>(() => Reflect.get(window, "sameDocument"))).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).not.toBe("");
  const place = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
  await expect(place).toBeInViewport();
  // Tab order continues from the section rather than the search button.
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeInViewport();
  await expect(page.getByRole("button", { name: shellWords.search })).not.toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the list of all pages replaces the search", async ({ page }) => {
    await page.goto("/learn");
    await expect(page.getByRole("button", { name: shellWords.search })).toBeHidden();
    await page.getByRole("link", { name: shellWords.findAPage }).click();
    await expect(page).toHaveURL("/sitemap");
    await expect(
      page
        .getByRole("region", { name: sections.learn.name })
        .getByRole("link", { name: pageNames["/learn/life-insurance"].label }),
    ).toBeVisible();
  });
});
