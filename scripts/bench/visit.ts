import type { Browser, Locator, Page } from "playwright";

/** CPU slowdown of the emulated phone, relative to this computer. */
export const cpuSlowdown = 4;

/** Without media emulation: Playwright re-applies it on each navigation, which restyles the old page. */
const phone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
  locale: "en-CA",
  serviceWorkers: "block",
} as const;

/** Timeout of each step, in milliseconds. */
const defaultTimeout = 15_000;

/** Duration of a touch, in milliseconds. */
const pressLength = 80;

/** Opens a page with empty caches on a slow phone, and closes it after use. */
export async function visit<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(defaultTimeout);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Scrolls to a target one screen at a time, because lazy layout moves it on the way. @returns The point to press. */
export async function scrollTo(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const givesUpAt = performance.now() + defaultTimeout;
  while (performance.now() < givesUpAt) {
    const point = await target.evaluate(async (element) => {
      // Use the first line of a link: the centre of a two-line link's bounding box may lie outside the link.
      const box = element.getClientRects()[0];
      if (box === undefined) return undefined;
      const at = { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
      if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
      const way = at.y - innerHeight / 2;
      scrollBy({ top: Math.max(-innerHeight, Math.min(way, innerHeight)), behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return undefined;
    });
    if (point !== undefined) return point;
  }
  throw new Error(`Nothing to press at ${String(target)} of ${target.page().url()}`);
}

/** Taps a target. */
export async function press(page: Page, target: Locator): Promise<void> {
  const touch = await scrollTo(target);
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touch] });
  await page.waitForTimeout(pressLength);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
