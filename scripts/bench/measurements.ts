import type { Browser, Locator, Page } from "playwright";
import { defaultTimeout, press, scrollTo, untilReady, visit } from "./visit.ts";

/** Time a visitor reads a link before following it, in milliseconds; the app prefetches the next page meanwhile. */
const readingTime = 2000;

/** Measures the largest contentful paint of a page, in milliseconds. */
export function measureLargestPaint(browser: Browser, address: string): Promise<number> {
  return visit(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: "networkidle" });
    return page.evaluate(() => window.pageTimings.largestPaint);
  });
}

/**
 * Runs in the page: the time from lifting the finger until the pressed control's target has been painted open or
 * selected, or `Infinity` when it never opens. Polls each frame, because popovers, dialogs and tabs share no event.
 */
function openedInFrame(target: Element, limit: number): Promise<number> {
  return new Promise((resolve) => {
    let liftedAt = Number.NaN;
    addEventListener("pointerup", ({ timeStamp }) => (liftedAt = timeStamp), { capture: true });
    const popover = document.getElementById(target.getAttribute("popovertarget") ?? "");
    const isOpen = () =>
      popover?.matches(":popover-open") ??
      (target.matches("[role=tab]")
        ? target.getAttribute("aria-selected") === "true"
        : document.querySelector("[role=dialog]:not([popover])")?.checkVisibility());
    const until = performance.now() + limit;
    const look = (now: number) => {
      if (isOpen()) setTimeout(() => resolve(performance.now() - liftedAt));
      else if (now > until) resolve(Number.POSITIVE_INFINITY);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The page's first tab, or the menu if it has no tabs: neither needs the app. */
async function tabOrMenu(page: Page): Promise<Locator> {
  const tab = page.locator("main [role=tab][aria-selected=false]").first();
  return (await tab.count()) > 0 ? tab : page.locator("header button[popovertarget]").first();
}

/**
 * Presses a control at first paint: the search, which needs the app, or a tab or menu, which doesn't.
 * @returns Milliseconds from lifting the finger until it is open; `Infinity` for a press without effect.
 */
export function measurePress(browser: Browser, address: string, needs: "app" | "no app"): Promise<number> {
  return visit(browser, async (visited) => {
    const { page } = visited;
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => window.pageTimings.firstPaint > 0, undefined, { polling: 10 });
    const target = needs === "app" ? page.getByRole("button", { name: /^Search/ }) : await tabOrMenu(page);
    const opened = target.evaluate(openedInFrame, defaultTimeout);
    await press(visited, target);
    return opened;
  });
}

/**
 * The first visible link to another page, in the text or else in the footer. Links to fragments are skipped: following
 * one lays out all content above it.
 */
async function firstLink(page: Page): Promise<Locator> {
  const path = new URL(page.url()).pathname;
  for (const region of ["main", "footer"]) {
    // A map's tile opens no page but offers to use its province on the whole site.
    const links = page.locator(
      `${region} a[href^="/"]:not([href*="."], [href*="#"], [href^="/provincial/"], [href="${path}"])`,
    );
    for (const link of await links.all()) if (await link.isVisible()) return link;
  }
  throw new Error(`${path} has no link to another page`);
}

/** Runs in the page: the time from lifting the finger until the next page's heading is painted. */
function nextHeadingPainted(limit: number): Promise<number> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(Number.POSITIVE_INFINITY), limit);
    let liftedAt = Number.NaN;
    addEventListener("pointerup", ({ timeStamp }) => (liftedAt = timeStamp), { capture: true });
    const before = document.querySelector("h1");
    new MutationObserver((_, observer) => {
      const heading = document.querySelector("h1");
      if (heading === null || heading === before) return;
      observer.disconnect();
      heading.setAttribute("elementtiming", "heading");
    }).observe(document.body, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) resolve(startTime - liftedAt);
    }).observe({ type: "element" });
  });
}

/** Runs in the page: the compressed bytes of its HTML and code, and the number of files, all that came over the line. */
function weighInFrame() {
  const files = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].filter(
    (entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0,
  ) as PerformanceResourceTiming[];
  const sum = (isMeant: (file: PerformanceResourceTiming) => boolean) =>
    files.filter(isMeant).reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
  return {
    html: sum(({ entryType }) => entryType === "navigation"),
    code: sum(({ name }) => name.endsWith(".js")),
    requests: files.length,
  };
}

/** Weight and timings of reading a page and following its first link. */
export interface Reading {
  /** Compressed bytes of the HTML. */
  readonly html: number;
  /** Compressed bytes of all code, that fetched ahead included. */
  readonly code: number;
  readonly requests: number;
  /** Total blocking time until the app has started, in milliseconds. */
  readonly blocking: number;
  readonly shift: number;
  /** From lifting the finger until the next page's heading is painted, in milliseconds. */
  readonly nextPage: number;
}

/**
 * Scrolls to a page's first link and follows it.
 * @param untilRunning - Waits until the app runs.
 */
export function measureReading(browser: Browser, address: string, untilRunning = untilReady): Promise<Reading> {
  return visit(browser, async (visited) => {
    const { page } = visited;
    await page.goto(address, { waitUntil: "load" });
    await untilRunning(page);
    const { blocking, shift } = await page.evaluate(() => window.pageTimings);
    const link = await firstLink(page);
    await scrollTo(link);
    await page.waitForTimeout(readingTime);
    const weight = await page.evaluate(weighInFrame);
    const painted = page.evaluate(nextHeadingPainted, defaultTimeout);
    await press(visited, link);
    return { ...weight, blocking, shift, nextPage: await painted };
  });
}
