import type { Page } from "@playwright/test";
import { pageNames } from "#page-names";
import type { SitePath } from "#site/site-path.ts";
import {
  accessibilityViolations,
  brokenNumbers,
  brokenTitleWords,
  firstMissing,
  lengthenTexts,
  mainTexts,
  openClosedParts,
  sidewaysScroll,
  smallTargets,
  titleGap,
  withDoubleTextSize,
  wordsLostOnPaper,
} from "./page-checks.ts";
import { onKinds, onVaried } from "./page-kinds.ts";
import { builtPaths, expect, layOutPage, listedPaths, openPage, startApp, test as siteTest } from "./site.ts";
import { watchLayoutShifts } from "./layout-shifts.ts";
import * as shellWords from "#words/shell.ts";
import { designSystemWords } from "#words/design-system.ts";

/** A page without JavaScript, which a worker's tests share because it keeps no state. */
const test = siteTest.extend<object, { plain: Page }>({
  plain: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: site.address,
        // On narrow screens column headers are repeated beside each figure.
        viewport: wide,
        reducedMotion: "reduce",
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

const phone = { width: 360, height: 740 };
/** 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };
/** US Letter without margins, in CSS pixels. */
const paper = { width: 816, height: 1056 };
const wide = { width: 1280, height: 800 };

/** Insurers of these comparisons share a line with their ratings, and have its height. */
const hasWholeTargets = (path: SitePath) => path !== "/insurance-types/home";

/** Number of words from which a page needs contents. */
const longPage = 1200;

/** Largest distance between breadcrumb and title, in pixels. */
const farthestTitle = 120;

// Disable transitions: a colour between two themes would fail the contrast check.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const path of builtPaths) {
  test(
    `${path} is complete and accessible in every width and theme, and on paper`,
    onKinds(path),
    // React reports a hydration mismatch as a page error.
    async ({ watched: page }) => {
      // Every width in one visit.
      test.slow();
      const warnings: string[] = [];
      page.on("console", (message) => {
        // These tests block service workers.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        if (message.type() === "warning") warnings.push(message.text());
      });
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const shifts = await watchLayoutShifts(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);

      await test.step("styles and hydration cause no layout shift, and code of forms and the search loads on use", async () => {
        await page.waitForFunction(() =>
          [...document.styleSheets].some(({ href }) => href?.includes("/styles-") === true),
        );
        await startApp(page);
        // Any layout shift has occurred after two frames.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await shifts()).toEqual([]);
        expect(
          asked.filter((file) => /submit-lead|premium-calculator-dialog|search-dialog|\/search\//.test(file)),
        ).toEqual([]);
        // Sections and tables are laid out one by one when the page is idle, then the page is marked.
        await expect(page.locator("main")).toHaveAttribute("data-laid-out");
      });
      if (path !== "/") expect(await titleGap(page), "from the breadcrumb to the title").toBeLessThan(farthestTitle);

      await page.setViewportSize(paper);
      expect(await wordsLostOnPaper(page), "words that paper lacks").toEqual([]);
      for (const width of [768, 1280]) {
        await page.setViewportSize({ ...wide, width });
        await expect.poll(() => sidewaysScroll(page), `sideways scroll at ${width} px`).toBe(0);
      }
      if (path !== "/") expect(await titleGap(page), "from the breadcrumb to the title").toBeLessThan(farthestTitle);
      expect(await accessibilityViolations(page, "all"), "1280 px, light").toEqual([]);
      await openClosedParts(page);
      if (hasWholeTargets(path)) expect(await smallTargets(page), "controls too small to press").toEqual([]);

      await page.setViewportSize(phone);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await accessibilityViolations(page, "opened"), "360 px, dark, all open").toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await brokenNumbers(page), "at 360 px").toEqual([]);
      if (hasWholeTargets(path)) expect(await smallTargets(page), "controls too small to press").toEqual([]);
      await expect.poll(() => sidewaysScroll(page), "sideways scroll").toBe(0);
      await page.setViewportSize(zoomed);
      // A wide table becomes scrollable in the frame after the resize.
      await expect.poll(() => sidewaysScroll(page), "sideways scroll at 320 px").toBe(0);
      expect(await brokenNumbers(page), "at 320 px").toEqual([]);

      await test.step("200 % text causes no horizontal scroll, and no broken word in the title", async () => {
        await page.setViewportSize({ width: 390, height: 800 });
        await withDoubleTextSize(page, async () => {
          expect(await brokenTitleWords(page)).toEqual([]);
          await layOutPage(page);
          await expect.poll(() => sidewaysScroll(page)).toBe(0);
          for (const name of ["Menu", "Search"]) {
            await expect(page.getByRole("banner").getByRole("button", { name })).toBeInViewport({ ratio: 1 });
          }
        });
        await page.setViewportSize(zoomed);
      });

      await test.step("texts 35 % longer cause no horizontal scroll", async () => {
        await layOutPage(page);
        await lengthenTexts(page);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      });
      expect(warnings).toEqual([]);
    },
  );

  test(
    `${path} is the same within the app and without JavaScript`,
    onVaried(path),
    async ({ watched: page, plain }) => {
      await page.setViewportSize(wide);
      await openPage(page, path);
      await test.step("heading and metadata occur once", async () => {
        await expect.poll(() => page.title()).toContain(pageNames[path].title);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        // Elements that the app renders must replace those of the HTML.
        for (const selector of ['meta[name="description"]', 'link[rel="canonical"]', 'meta[property="og:title"]']) {
          await expect(page.locator(selector)).toHaveCount(1);
        }
      });

      await test.step("the contents of a long page mark the current section", async () => {
        await layOutPage(page);
        if ((await page.getByRole("main").innerText()).split(/\s+/).length < longPage) return;
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight * 0.5, behavior: "instant" }));
        // Beside the text or, where that has tabs or columns over the whole width, in a bar that stays at the top.
        const place = page
          .locator("main [data-slot=on-page-nav] [aria-current=location]")
          .or(page.getByRole("button", { name: /^Section [1-9]\d* of \d+/ }));
        // The marker loads after hydration and updates on scroll, so keep scrolling.
        await expect(async () => {
          await page.mouse.wheel(0, 60);
          await expect(place.filter({ visible: true }).first()).toBeAttached({ timeout: 500 });
        }).toPass({ timeout: 6000 });
      });

      await page.setViewportSize({ width: 320, height: 640 });
      const texts = await mainTexts(page, "all");
      expect(texts.length).toBeGreaterThan(10);

      // Pages that answer a plain form aren't linked.
      const isLinked = listedPaths.some((listed) => listed === path);
      await test.step("client-side navigation shows the same text and focuses the heading", async () => {
        if (!isLinked) return;
        const footer = page.getByRole("contentinfo");
        await footer.locator("summary", { hasText: shellWords.resources }).click();
        if (path === "/sitemap")
          await page.getByRole("navigation", { name: designSystemWords.breadcrumb }).getByRole("link").click();
        else await footer.getByRole("link", { name: "Sitemap", exact: true }).click();
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        const list = path === "/sitemap" ? footer : page.getByRole("main");
        await list.locator(`a[href="${path}"]`).first().click();
        await expect(page).toHaveURL(path);
        await expect.poll(() => page.title()).toContain(pageNames[path].title);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        // The heading renders first, the sections later.
        await expect.poll(() => mainTexts(page, "all")).toEqual(texts);
      });

      await test.step("the page is complete without JavaScript", async () => {
        await plain.goto(path);
        await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
        expect(firstMissing(texts, await mainTexts(plain, "visible")), "missing without JavaScript").toBeUndefined();
      });
    },
  );
}

test.describe("the checks find a fault", () => {
  for (const { kind, path, closed } of [
    { kind: "box", path: "/faq", closed: "details:not([open]) > div" },
    { kind: "tab panel", path: "/learn/life-insurance", closed: "[role=tabpanel][hidden]" },
  ] as const) {
    test(`in a closed ${kind}`, async ({ page }) => {
      await openPage(page, path);
      const part = page.locator(closed).first();
      await part.evaluate((element) => element.append(document.createElement("button")));
      await openClosedParts(page);
      expect(await accessibilityViolations(page, "opened")).toContainEqual(expect.stringMatching(/^button-name: /));
    });
  }

  test("in a number that wraps, and in text missing from print", async ({ page }) => {
    await page.setViewportSize(paper);
    await openPage(page, "/privacy-policy");
    const words = page.locator("main p").first();
    await words.evaluate((paragraph) => {
      paragraph.textContent = "a 15-minute call";
      paragraph.style.width = "0";
    });
    expect(await brokenNumbers(page)).toEqual(["15-minute"]);
    await words.evaluate((paragraph) => paragraph.toggleAttribute("hidden", true));
    expect(await wordsLostOnPaper(page)).toEqual(["a 15-minute call"]);
  });
});
