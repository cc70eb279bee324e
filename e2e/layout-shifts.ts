import type { Page } from "@playwright/test";

/**
 * Records layout shifts that the visitor didn't cause. Call it before opening the page. The returned function lists the
 * shifted elements so far: their section and the start of their HTML.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("hadRecentInput" in entry) || entry.hadRecentInput === true) continue;
        const sources = "sources" in entry && Array.isArray(entry.sources) ? entry.sources : [];
        if (sources.length === 0) shifts.push("gone");
        for (const { node } of sources) {
          const element: unknown = node instanceof Text ? node.parentElement : node;
          if (element instanceof Element) {
            const part = element.closest("header, main, footer")?.localName ?? "frame";
            shifts.push(`${part}: ${element.outerHTML.slice(0, 80)}`);
          } else shifts.push("gone");
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      if (!("shifts" in window) || !Array.isArray(window.shifts)) throw new Error("Nothing has watched this page");
      return window.shifts.map(String);
    });
}
