import type { Page } from "@playwright/test";
import { registry } from "../src/app/registry/registry.ts";
import {
  accessibilityViolations,
  firstMissing,
  mainTexts,
  sidewaysScroll,
  violationsInClosedParts,
} from "./page-checks.ts";
import { builtPaths, expect, listedPaths, startApp, test as siteTest } from "./site.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import { watchPage } from "./watch-page.ts";

/** A page without JavaScript, kept for all tests of a worker: nothing stays behind in it. */
const test = siteTest.extend<object, { plain: Page }>({
  plain: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site.address,
        // Narrow screens read the heads of columns beside each figure.
        viewport: { width: 1280, height: 800 },
        reducedMotion: "reduce",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

// A colour on its way from one theme to the other would have the contrast of neither.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

for (const path of builtPaths) {
  test(`${path} is whole, quiet and accessible`, async ({ page, plain, site, browserName }) => {
    // React reports a hydration mismatch as an error of the page.
    const problems = await watchPage(page, site);
    const warnings: string[] = [];
    page.on("console", (message) => {
      // What is kept for offline is left out of these tests.
      if (message.text() === "Service Worker registration blocked by Playwright") return;
      if (message.type() === "warning") warnings.push(message.text());
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    // Only Chromium reports what moves.
    const shifts = browserName === "chromium" ? await watchLayoutShifts(page) : undefined;
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    await test.step("nothing moves when the styles and the app come, and forms wait for their use", async () => {
      await page.waitForFunction(() =>
        [...document.styleSheets].some(({ href }) => href?.includes("/styles-") === true),
      );
      await startApp(page);
      // Whatever moves has moved once two frames have been drawn.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await shifts?.()).toEqual(shifts === undefined ? undefined : []);
      expect(asked.filter((file) => /submit-lead|premium-calculator-dialog/.test(file))).toEqual([]);
      // Each section and table in its turn, once the page is idle, and then the page itself.
      await expect(page.locator("main")).toHaveAttribute("data-laid-out");
    });

    // Other engines read the same elements, and what is computed of them hardly differs.
    if (browserName === "chromium") {
      await test.step("accessible, wide and narrow, light and dark", async () => {
        expect(await accessibilityViolations(page, "all"), "360 px, light").toEqual([]);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await accessibilityViolations(page, "colours"), "360 px, dark").toEqual([]);
        await page.setViewportSize({ width: 1280, height: 800 });
        expect(await accessibilityViolations(page, "colours"), "1280 px, dark").toEqual([]);
        await page.emulateMedia({ colorScheme: "light" });
        expect(await accessibilityViolations(page, "all"), "1280 px, light").toEqual([]);
      });
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await test.step("one of each: landmarks, heading, metadata", async () => {
      await expect.poll(() => page.title()).toContain(registry[path].title);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // What the app draws anew must take the place of what the file has.
      for (const selector of ['meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]']) {
        await expect(page.locator(selector)).toHaveCount(1);
      }
    });

    await page.setViewportSize({ width: 320, height: 640 });
    // A wide table is given its own scrolling in the frame after the resize.
    await expect.poll(() => sidewaysScroll(page), "sideways scroll at 320 px").toBe(0);
    const texts = await mainTexts(page, "all");
    expect(texts.length).toBeGreaterThan(10);

    // No link leads to the answers of a form that was sent without JavaScript.
    const isLinked = listedPaths.some((listed) => listed === path);
    await test.step("a navigation within the app shows the same and moves focus to it", async () => {
      if (!isLinked) return;
      const footer = page.getByRole("contentinfo");
      if (path === "/sitemap") await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
      else await footer.getByRole("link", { name: "Sitemap", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const list = path === "/sitemap" ? footer : page.getByRole("main");
      await list.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => page.title()).toContain(registry[path].title);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      // The heading comes first, the sections a moment later.
      await expect.poll(() => mainTexts(page, "all")).toEqual(texts);
    });

    // The last thing on this page, because all that was closed stays open.
    if (browserName === "chromium") {
      await test.step("what is closed at first is accessible too", async () => {
        // Sections that are not laid out yet lie over what comes after them once they open.
        await expect(page.locator("main [data-slot=section]:not([data-laid-out])")).toHaveCount(0);
        expect(await violationsInClosedParts(page), "320 px, light, all open").toEqual([]);
      });
    }
    expect([...problems, ...warnings]).toEqual([]);

    await test.step("reads complete without JavaScript", async () => {
      await plain.goto(path);
      await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
      expect(firstMissing(texts, await mainTexts(plain, "visible")), "missing without JavaScript").toBeUndefined();
      const html = await plain.content();
      expect(html).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>/);
      expect(html).not.toMatch(/\son[a-z]+="/);
    });
  });
}

for (const { kind, path, closed } of [
  { kind: "box", path: "/faq", closed: "details:not([open]) > div" },
  { kind: "tab panel", path: "/learn/life-insurance", closed: "[role=tabpanel][hidden]" },
] as const) {
  test(`a fault in a closed ${kind} is found`, async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "The accessibility rules are left to Chromium.");
    await page.goto(path);
    await startApp(page);
    const part = page.locator(closed).first();
    await part.evaluate((element) => element.append(document.createElement("button")));
    expect(await violationsInClosedParts(page)).toContainEqual(expect.stringMatching(/^button-name: /));
  });
}
