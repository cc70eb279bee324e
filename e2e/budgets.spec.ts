import { budgets, isShortPage } from "../scripts/bench/budgets.ts";
import { weighPage } from "../scripts/bench/page-weight.ts";
import { distFolder } from "../scripts/build/dist-folder.ts";
import { builtPaths, expect, test } from "./site.ts";

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
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Search/ }).focus();
    await page.evaluate(async () => {
      const app = document.querySelector<HTMLScriptElement>("script[data-app]")?.dataset["app"] ?? "";
      const module: { started: Promise<void> } = await import(app);
      await module.started;
    });
    await page.waitForLoadState("networkidle");

    expect
      .soft(
        asked.filter((file) => /submit-lead|premium-calculator-dialog/.test(file)),
        "fetched before anyone uses a form",
      )
      .toEqual([]);
    expect(await page.evaluate(() => ("shifts" in window ? window.shifts : undefined))).toEqual([]);
  });
}
