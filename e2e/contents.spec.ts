import type { SitePath } from "#site/site-path.ts";
import { expect, listedPaths, startApp, test } from "./site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** From so many words on, a reader wants to know where they are. */
const longPage = 1200;

/** Long pages that need no contents beside their text, each with the reason. */
const exceptions: Partial<Record<SitePath, string>> = {};

test("a long page has contents, which mark the section that is read", async ({ page }) => {
  test.setTimeout(280_000);
  const without: string[] = [];
  const unmarked: string[] = [];
  const short: string[] = [];
  for (const path of listedPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const words = await page.evaluate(() => {
      const main = document.getElementById("main");
      main?.setAttribute("data-whole", "");
      return main?.innerText.split(/\s+/).length ?? 0;
    });
    if (words <= longPage) {
      if (Object.hasOwn(exceptions, path)) short.push(path);
      continue;
    }
    const contents = page.locator("main [data-slot=sidebar] [data-slot=on-page-nav]").first();
    if (!(await contents.isVisible())) {
      if (!Object.hasOwn(exceptions, path)) without.push(`${path}: ${words}`);
      continue;
    }
    await startApp(page);
    const links = contents.getByRole("link");
    const target = await links.nth(Math.min(2, (await links.count()) - 1)).getAttribute("href");
    await page.mouse.wheel(0, 50);
    await page.evaluate((hash) => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: "instant" });
    }, target ?? "");
    await page.mouse.wheel(0, 8);
    const marked = contents.locator("[aria-current=location]");
    await expect(marked)
      .toHaveCount(1, { timeout: 3000 })
      .catch(() => unmarked.push(path));
  }
  expect(without).toEqual([]);
  expect(unmarked).toEqual([]);
  expect(short).toEqual([]);
});
