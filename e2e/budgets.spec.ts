import type { Page } from "@playwright/test";
import { sectionOf, siteSections } from "#domain/site-section.ts";
import { budgets, isShortPage } from "../scripts/bench/budgets.ts";
import { weighPage } from "../scripts/bench/page-weight.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { builtPaths, expect, startApp, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true });

/** What a page costs that doesn't depend on the machine; times are measured by `npm run bench`. */
for (const path of builtPaths) {
  test(`${path} keeps to its budget of bytes, requests and movement`, async ({ page }) => {
    const { bytes } = budgets;
    const weight = weighPage(distFolder(), path);
    expect
      .soft(weight.html, "HTML with its styles")
      .toBeLessThanOrEqual(isShortPage(path) ? bytes.shortPage : bytes.longPage);
    expect.soft(weight.starter, "JavaScript with the page").toBeLessThanOrEqual(bytes.starter);
    expect.soft(weight.app, "the app").toBeLessThanOrEqual(bytes.app);
    expect.soft(weight.pageModule, "the page's own module").toBeLessThanOrEqual(bytes.pageModule);
    expect.soft(weight.inAll, "all JavaScript of the running page").toBeLessThanOrEqual(bytes.pageInAll);
    expect.soft(weight.files, "files that come with the page").toBeLessThanOrEqual(budgets.requests.withPage);

    const asked: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) asked.push(new URL(request.url()).pathname);
    });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!("hadRecentInput" in entry) || entry.hadRecentInput === true) continue;
          const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
          shifts.push(sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "?")).join());
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path);
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes("/styles-") === true));
    await page.getByRole("button", { name: /^Search/ }).focus();
    await startApp(page);
    // Whatever moves has moved once two frames have been drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

    expect
      .soft(
        asked.filter((file) => /submit-lead|premium-calculator-dialog/.test(file)),
        "fetched before anyone uses a form",
      )
      .toEqual([]);
    expect(await page.evaluate(() => ("shifts" in window ? window.shifts : undefined))).toEqual([]);
  });
}

/** Where everything on a page stands. */
function placesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.textContent.slice(0, 40)} ${[x, y, width, height].map(Math.round).join(" ")}`;
    }),
  );
}

for (const section of siteSections) {
  test(`pages bring every style they show, so the whole stylesheet moves nothing: ${section}`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.route(/\/assets\/start-/, (route) => route.abort());
    for (const path of builtPaths.filter((candidate) => sectionOf(candidate) === section)) {
      await page.goto(path);
      // All of it, not only what is near the screen.
      await page.evaluate(() => document.querySelector("main")?.setAttribute("data-whole", ""));
      const before = await placesOf(page);
      await page.evaluate(async () => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["styles"] ?? "";
        await new Promise((resolve) => {
          link.addEventListener("load", resolve);
          document.head.append(link);
        });
      });
      const after = await placesOf(page);
      expect(
        after.filter((place, index) => place !== before[index]),
        path,
      ).toEqual([]);
    }
  });
}
