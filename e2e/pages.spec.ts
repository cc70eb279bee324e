import { registry } from "../src/app/registry/registry.ts";
import { accessibilityViolations, firstMissing, mainTexts, sidewaysScroll } from "./page-checks.ts";
import { builtPaths, expect, startApp, test } from "./site.ts";
import { watchPage } from "./watch-page.ts";

// A colour on its way from one theme to the other would have the contrast of neither.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of builtPaths) {
  test(`${path} is whole, quiet and accessible`, async ({ page, browser, site, browserName }) => {
    // React reports a hydration mismatch as an error of the page.
    const problems = await watchPage(page, site);
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await startApp(page);

    await test.step("one of each: landmarks, heading, metadata", async () => {
      await expect.poll(() => page.title()).toContain(registry[path].title);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // The app draws these anew; they must take the place of the ones in the file.
      for (const selector of ['meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]']) {
        await expect(page.locator(selector)).toHaveCount(1);
      }
    });

    // Other engines read the same elements, and what is computed of them hardly differs.
    if (browserName === "chromium") {
      await test.step("accessible, wide and narrow, light and dark", async () => {
        await page.emulateMedia({ colorScheme: "light" });
        expect(await accessibilityViolations(page, "all"), "1280 px, light").toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await accessibilityViolations(page, "colours"), "1280 px, dark").toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        expect(await accessibilityViolations(page, "colours"), "360 px, dark").toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
        expect(await accessibilityViolations(page, "all"), "360 px, light").toEqual([]);
      });
    }

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page), "sideways scroll at 320 px").toBe(0);
    const texts = await mainTexts(page, "all");
    expect(texts.length).toBeGreaterThan(10);

    await test.step("a navigation within the app shows the same and moves focus to it", async () => {
      const footer = page.getByRole("contentinfo");
      if (path === "/sitemap") await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
      else await footer.getByRole("link", { name: "Sitemap", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const list = path === "/sitemap" ? footer : page.getByRole("main");
      await list.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.title()).toContain(registry[path].title);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await mainTexts(page, "all")).toEqual(texts);
    });
    expect([...problems, ...warnings]).toEqual([]);

    await test.step("reads complete without JavaScript", async () => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site.address,
        reducedMotion: "reduce",
      });
      const plain = await context.newPage();
      await plain.goto(path);
      await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
      expect(firstMissing(texts, await mainTexts(plain, "visible")), "missing without JavaScript").toBeUndefined();
      const html = await plain.content();
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>/);
      expect(html).not.toMatch(/\son[a-z]+="/);
      await context.close();
    });
  });
}
