import { expect, layOutPage, listedPaths, startApp, test } from "./site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Number of words from which a page needs contents. */
const longPage = 1200;

test("the table of contents of a long page marks the current section", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(280_000);
  const silent: string[] = [];
  let long = 0;
  for (const path of listedPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await layOutPage(page);
    const words = (await page.locator("#main").innerText()).split(/\s+/).length;
    if (words <= longPage) continue;
    long += 1;
    await startApp(page);
    // Scroll down only, to the middle of the page.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.5, behavior: "instant" }));
    // Beside the text or, where that has tabs or columns over the whole width, in a bar that stays at the top.
    const place = page
      .locator("main [data-slot=on-page-nav] [aria-current=location]")
      .or(page.getByRole("button", { name: /^Section [1-9]\d* of \d+/ }));
    // The marker loads after hydration and updates on scroll, so keep scrolling.
    const isSaid = await expect(async () => {
      await page.mouse.wheel(0, 60);
      await expect(place.filter({ visible: true }).first()).toBeAttached({ timeout: 500 });
    })
      .toPass({ timeout: 6000 })
      .then(
        () => true,
        () => false,
      );
    if (!isSaid) silent.push(`${path}: ${words} words`);
  }
  expect(long).toBeGreaterThan(30);
  expect(silent).toEqual([]);
});
