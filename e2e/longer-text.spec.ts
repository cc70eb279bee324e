import { openClosedParts, sidewaysScroll } from "./page-checks.ts";
import { onKinds } from "./page-kinds.ts";
import { builtPaths, expect, layOutPage, test } from "./site.ts";

/** Share by which a translation may be longer than the English. */
const longer = 0.35;

test.use({ viewport: { width: 320, height: 640 } });

for (const path of builtPaths) {
  test(`${path} has no horizontal scroll with texts 35 % longer`, onKinds(path), async ({ page }) => {
    await page.goto(path);
    await layOutPage(page);
    await openClosedParts(page);
    const [before, after] = await page.evaluate((share) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let [short, long] = [0, 0];
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? "";
        if (!/\p{L}/u.test(text) || node.parentElement?.closest("script, style, svg") !== null) continue;
        short += text.length;
        // The beginning once more, so that lines break as they do between words.
        node.textContent = `${node.textContent ?? ""} ${text.slice(0, Math.ceil(text.length * share))}`;
        long += node.textContent.trim().length;
      }
      return [short, long] as const;
    }, longer);
    expect(after / before).toBeGreaterThanOrEqual(1 + longer);
    expect(await sidewaysScroll(page)).toBe(0);
  });
}
