import type { SitePath } from "#site/site-path.ts";
import { expect, layOutPage, listedPaths, startApp, test } from "./site.ts";

test.use({ viewport: { width: 1280, height: 800 } });

/** Number of words from which a page needs contents. */
const longPage = 1200;

const tabs = "its tabs are its contents, and stand above each panel";
const sheets = "a kit of sheets to print and fill in";
const columns = "its parts stand side by side over the whole width, where contents would have no place";

/** Long pages whose contents are in a bar that stays at the top, each with the reason. */
const contentsInBar: Partial<Record<SitePath, string>> = {
  "/learn/life-insurance": tabs,
  "/learn/auto-insurance": tabs,
  "/insurance-types/home": tabs,
  "/learn/choose-insurance": columns,
  "/learn/insurance-claims": columns,
  "/learn/business-insurance": columns,
  "/learn/insurance-comparison": columns,
  "/learn/insurance-savings": columns,
  "/learn/young-professionals-insurance": columns,
  "/learn/high-net-worth-insurance": columns,
  "/insurance-types/travel": columns,
  "/insurance-types/business": columns,
  "/provincial/alberta-insurance-guide": columns,
  "/provincial/manitoba-insurance-guide": columns,
  "/provincial/newfoundland-and-labrador-insurance-guide": columns,
  "/company-analysis/ia-financial-analysis": columns,
  "/learn/resources/new-driver-kit": sheets,
};

test("the table of contents of a long page marks the current section", { tag: "@all" }, async ({ page }) => {
  test.setTimeout(280_000);
  const silent: string[] = [];
  const needless: string[] = [];
  let long = 0;
  for (const path of listedPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await layOutPage(page);
    const words = (await page.locator("#main").innerText()).split(/\s+/).length;
    const isInBar = Object.hasOwn(contentsInBar, path);
    if (words <= longPage) {
      if (isInBar) needless.push(path);
      continue;
    }
    long += 1;
    await startApp(page);
    // Scroll down only, to the middle of the page.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.5, behavior: "instant" }));
    const place = isInBar
      ? page.getByRole("button", { name: /^Section [1-9]\d* of \d+/ })
      : page.locator("main [data-slot=on-page-nav] [aria-current=location]");
    // The marker loads after hydration and updates on scroll, so keep scrolling.
    const isSaid = await expect(async () => {
      await page.mouse.wheel(0, 60);
      await expect(place.first()).toBeVisible({ timeout: 500 });
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
  expect(needless).toEqual([]);
});
