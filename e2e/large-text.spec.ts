import type { Page } from "@playwright/test";
import { openClosedParts } from "./page-checks.ts";
import { onKinds } from "./page-kinds.ts";
import { builtPaths, expect, layOutPage, test } from "./site.ts";

const phone = { width: 390, height: 800 };

test.use({ viewport: phone });

/** Opens a page as in a browser whose text is set to twice its size. */
async function openEnlarged(page: Page, path: string): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto(path);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  await layOutPage(page);
}

/** Words of the page's title that are broken across lines. */
function brokenTitleWords(page: Page): Promise<readonly string[]> {
  return page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
      }
    }
    return words;
  });
}

for (const path of builtPaths) {
  test(
    `${path} has no horizontal scroll and no broken word in its title with 200 % text`,
    onKinds(path),
    async ({ page }) => {
      await openEnlarged(page, path);
      expect(await brokenTitleWords(page)).toEqual([]);
      await openClosedParts(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      const header = page.getByRole("banner");
      for (const name of ["Menu", "Search"]) {
        const box = await header.getByRole("button", { name }).boundingBox();
        expect(box?.x, name).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? phone.width) + (box?.width ?? 0), name).toBeLessThanOrEqual(phone.width);
      }
    },
  );
}
