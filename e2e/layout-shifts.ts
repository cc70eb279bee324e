import type { Page } from "@playwright/test";

/**
 * Notes what moves on a page without the visitor's doing. Call it before the page is opened; what it returns asks for
 * the elements that have moved so far.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<unknown>> {
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
  return () => page.evaluate(() => ("shifts" in window ? window.shifts : undefined));
}
