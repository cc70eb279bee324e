import type { Browser, Locator, Page } from "playwright";
import { defaultTimeout, press, scrollTo, visit } from "./visit.ts";

/** Time for the app to start, and for a visitor to read a link, whose page the app prefetches meanwhile, in milliseconds. */
const readingTime = 2000;

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
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, undefined, {
      polling: 10,
    });
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

/** Follows a page's first link. @returns Milliseconds from lifting the finger until the next page's heading is painted. */
export function measureNextPage(browser: Browser, address: string): Promise<number> {
  return visit(browser, async (visited) => {
    const { page } = visited;
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(readingTime);
    const link = await firstLink(page);
    await scrollTo(link);
    await page.waitForTimeout(readingTime);
    const painted = page.evaluate(nextHeadingPainted, defaultTimeout);
    await press(visited, link);
    return painted;
  });
}
