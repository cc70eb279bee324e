import type { Page } from "@playwright/test";
import { builtPaths, expect, startApp, test } from "./site.ts";

/** What paper has no use for: ways to press, to fill in, to go elsewhere on the site. */
const leftOut = [
  "[data-slot=button]",
  "[data-slot=button-link]",
  // On the screen, too, it stands with the one reason that the address names.
  "[data-slot=is-reason]",
  "[data-slot=skip-link]",
  "[data-slot=field]",
  "[data-slot=checkbox]",
  "[data-slot=radio-group]",
  "[data-slot=slider]",
  "form",
  "nav",
  "noscript",
  "script",
  "[popover]",
  "[role=dialog]",
  "[role=tablist]",
  ".print\\:hidden",
  ".sr-only",
  "svg",
].join();

/** Words of the page itself that a reader of the screen gets, whole or behind a tab, and a reader of the paper doesn't. */
function wordsLost(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const main = document.getElementById("main");
    if (main === null) return ["the page"];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const parent = text.parentElement;
      if (words === "" || parent === null || parent.closest(selector) !== null) continue;
      if (!parent.checkVisibility()) lost.push(words);
    }
    return lost;
  }, leftOut);
}

test("no page loses its words on paper", async ({ page }) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ media: "print" });
  const lost: Record<string, readonly string[]> = {};
  for (const path of builtPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const words = await wordsLost(page);
    if (words.length > 0) lost[path] = words.slice(0, 12);
  }
  expect(lost).toEqual({});
});

test("terms and the names of columns that sort are on paper once the app runs", async ({ page }) => {
  await page.goto("/insurance-types/auto");
  await startApp(page);
  await page.getByRole("button", { name: "Company" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader", { name: "Company" }).getByText("Company")).toBeVisible();
  await expect(page.locator("main [data-slot=glossary-term] button").first()).toBeVisible();
  expect(await wordsLost(page)).toEqual([]);
});
