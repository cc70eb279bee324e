import { openClosedParts } from "./page-checks.ts";
import { expect, layOutPage, listedPaths, test } from "./site.ts";

/** "15-minute" and "20–40%" are read as one: no line ends inside them. */
test("no line breaks within a number that is tied to its unit", async ({ page }) => {
  test.setTimeout(240_000);
  const broken: string[] = [];
  let seen = 0;
  for (const path of listedPaths) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await openClosedParts(page);
    await layOutPage(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const found = await page.evaluate(() => {
        const tied = /[$\d][\d.,]*%?[-\u2011\u2013/]\u2060?(?:[$\d][\d.,-]*%?|\p{L}+)/gu;
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const cases: { words: string; isBroken: boolean }[] = [];
        for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
          const parent = text.parentElement;
          // Titles of sources, as their publishers write them.
          if (parent?.checkVisibility() !== true || parent.closest("[data-slot=source-list]") !== null) continue;
          for (const match of (text.textContent ?? "").matchAll(tied)) {
            const range = document.createRange();
            range.setStart(text, match.index);
            range.setEnd(text, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            cases.push({ words: match[0], isBroken: lines.size > 1 });
          }
        }
        return cases;
      });
      seen += found.length;
      broken.push(...found.filter(({ isBroken }) => isBroken).map(({ words }) => `${path} at ${width}: ${words}`));
    }
  }
  expect(seen).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});
