import { arrived, expect, focused, seen, test } from "./engine-test.ts";
import { designSystemWords } from "#words/design-system.ts";

test("the first tab stop is the skip link, and every stop has a visible focus indicator", async ({ arrive }) => {
  const page = await arrive("/terms-of-service", { width: 1280 });
  const skip = { role: "link", name: designSystemWords.skipLink } as const;
  await page.key("Tab");
  await focused(page, skip);
  await expect.poll(() => page.isInWindow(skip)).toBe(true);
  for (let stop = 0; stop < 25; stop += 1) {
    await expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement } = document;
          // After the last stop the focus moves to the browser's own controls.
          if (activeElement === null || activeElement === document.body) return "a ring";
          const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
          const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
          return hasRing ? "a ring" : `no ring on ${activeElement.outerHTML.slice(0, 120)}`;
        }),
      )
      .toBe("a ring");
    await page.key("Tab");
  }
  await page.open("/terms-of-service");
  await page.key("Tab");
  await seen(page, skip);
  await page.key("Enter");
  await arrived(page, "/terms-of-service#main");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
});
