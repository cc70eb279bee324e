import type { Browser, BrowserContext, CDPSession, Locator, Page } from "playwright";
import { bytesByKind, recordTraffic, type FileKind, type Traffic } from "./line-traffic.ts";
import { notePageTimings } from "./page-timings.ts";

/** How much slower the visitor's phone is than this computer. */
export const cpuSlowdown = 4;

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/**
 * For the way between documents. As a phone is emulated, Chromium changes the scrollbars and colours of all pages in the
 * process whenever it makes one for the next document, and styles the page that is left once more. A real phone has its
 * scrollbars from the start.
 */
const phoneBetweenDocuments = { ...phone, isMobile: false };

/** Playwright's own wishes, which it makes anew for each next document: the page that is left is then styled once more. */
const withoutWishes = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };

/** How long a visitor in a hurry waits, in milliseconds. */
export const patience = 15_000;

/** How long a finger rests on the glass, in milliseconds. */
const pressLength = 80;

/** How long a visitor reads a link that has come into view before they follow it, in milliseconds. */
const readingTime = 1000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A page being visited. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  readonly traffic: Traffic;
}

/** Opens a page with empty caches on a slow phone, and closes it after use. */
export async function visit<Result>(
  browser: Browser,
  use: (visit: Visit) => Promise<Result>,
  device = phone,
): Promise<Result> {
  const context: BrowserContext = await browser.newContext({
    ...device,
    ...withoutWishes,
    locale: "en-CA",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Page.enable");
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.addInitScript(notePageTimings);
    return await use({ page, session, traffic: recordTraffic(session) });
  } finally {
    await context.close();
  }
}

/** What a page shows and does before and while its app starts. Milliseconds and bytes. */
export interface Load {
  readonly firstPaint: number;
  readonly shift: number;
  readonly shifted: readonly string[];
  readonly blocking: number;
  readonly longestTask: number;
  readonly withPage: Record<FileKind, number>;
  readonly ahead: Record<FileKind, number>;
  readonly atStart: Record<FileKind, number>;
  readonly requests: number;
  readonly requestsAhead: number;
  readonly tapToPaint: number;
  readonly nextPage: number | undefined;
}

/** What Lighthouse counts as blocking: the part of each long task over 50 ms. */
function blockingTime(tasks: readonly { readonly duration: number }[]): number {
  return tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}

/** Where to press, once it is in view and nothing else is there: text laid out on the way moves what stands below it. */
async function centreOf(target: Locator): Promise<Point> {
  const givesUpAt = performance.now() + patience;
  while (performance.now() < givesUpAt) {
    const centre = await target.evaluate(async (element) => {
      // A link may run over two lines: the middle of the box around both is not on it.
      const box = element.getClientRects()[0];
      if (box === undefined) return undefined;
      const at = { x: box.x + Math.min(box.width / 2, 60), y: box.y + box.height / 2 };
      if (element.contains(document.elementFromPoint(at.x, at.y))) return at;
      // A screen at a time, as a reader does: what is not laid out yet has less room than it will take.
      const way = at.y - innerHeight / 2;
      scrollBy({ top: Math.max(-innerHeight, Math.min(way, innerHeight)), behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return undefined;
    });
    if (centre !== undefined) return centre;
  }
  throw new Error(`Nothing to press at ${String(target)} of ${target.page().url()}`);
}

async function press({ page, session }: Visit, target: Locator): Promise<void> {
  const touch = await centreOf(target);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [touch] });
  await page.waitForTimeout(pressLength);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The link to another page that a reader of the text is likely to follow first; one to a part of it draws all above it, too. */
async function nextLink(page: Page): Promise<Locator | undefined> {
  const path = new URL(page.url()).pathname;
  for (const region of ["main", "footer"]) {
    const links = page.locator(`${region} a[href^="/"]:not([href*="."]):not([href*="#"]):not([href="${path}"])`);
    for (const link of await links.all()) if (await link.isVisible()) return link;
  }
  return undefined;
}

const searchButton = (page: Page) => page.getByRole("button", { name: /^Search/ });

/** Waits until the line has been silent for a while. */
export async function quiet({ page, traffic }: Visit): Promise<void> {
  while (!traffic.isQuiet()) await page.waitForTimeout(50);
}

/** Scrolls to a link as a reader does, who takes it in before the finger comes down. */
async function readLink(visited: Visit, link: Locator): Promise<void> {
  await centreOf(link);
  await visited.page.waitForTimeout(readingTime);
  await quiet(visited);
}

/** Asks the page itself, without the helpers that Playwright would have to bring along. */
async function ask(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send("Runtime.evaluate", { expression, returnByValue: true });
  return result.value;
}

/** Touches a button as someone does who then thinks better of it: the app starts, and nothing else happens. */
async function startApp({ page, session }: Visit, at: Point): Promise<void> {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
  const hasTakenOver = `document.querySelector("main [data-hydrated]") !== null`;
  while ((await ask(session, hasTakenOver)) !== true) await page.waitForTimeout(50);
}

/**
 * Runs in the page: the time from lifting the finger until the next page's heading is on the screen, as the browser itself
 * says. Asking with every frame would make frames that nobody needs.
 */
function nextHeadingPainted(limit: number): Promise<number> {
  return new Promise((resolve) => {
    // A page that never comes must not hold up all others.
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

/** Reads a page, starts its app, presses a button and follows a link. */
export function measureLoad(browser: Browser, address: string): Promise<Load> {
  return visit(browser, async (visited) => {
    const { page, traffic: recorded } = visited;
    const traffic = recorded.transfers;
    await page.goto(address, { waitUntil: "load" });
    await quiet(visited);
    const withPage = traffic.filter(({ isWithPage }) => isWithPage);
    const ahead = traffic.filter(({ isWithPage }) => !isWithPage);
    const { firstPaint, longTasks } = await page.evaluate(() => window.pageTimings);

    const button = await centreOf(searchButton(page));
    const startedAt = await page.evaluate(() => performance.now());
    await startApp(visited, button);
    await quiet(visited);
    const started = await page.evaluate(() => ({ now: performance.now(), ...window.pageTimings }));
    const atStart = traffic.slice(withPage.length + ahead.length);
    // Between the two the tasks are the measurement's own.
    const ownTasks = [
      ...longTasks.filter(({ start }) => start >= firstPaint),
      ...started.longTasks.filter(({ start, duration }) => start >= startedAt && start + duration <= started.now),
    ];

    const pressedAt = await page.evaluate(() => performance.now());
    await press(visited, searchButton(page));
    await page.getByRole("dialog").waitFor();
    await quiet(visited);
    const presses = await page.evaluate(
      (since) => window.pageTimings.presses.filter(({ start }) => start >= since).map(({ duration }) => duration),
      pressedAt,
    );
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });

    const link = await nextLink(page);
    let nextPage: number | undefined;
    if (link !== undefined) {
      await readLink(visited, link);
      const heading = page.evaluate(nextHeadingPainted, patience);
      await press(visited, link);
      nextPage = await heading;
    }

    return {
      firstPaint,
      shift: started.shift,
      shifted: started.shifted,
      blocking: blockingTime(ownTasks),
      longestTask: Math.max(0, ...longTasks.concat(ownTasks).map(({ duration }) => duration)),
      withPage: bytesByKind(withPage),
      ahead: bytesByKind(ahead),
      atStart: bytesByKind(atStart),
      requests: withPage.length,
      requestsAhead: ahead.length,
      tapToPaint: Math.max(16, ...presses),
      nextPage,
    };
  });
}

/** A visitor in a hurry. */
export interface EarlyPress {
  /** From the first paint until presses are held, in milliseconds; 0 when they always are. */
  readonly gap: number;
  /** From the press until what it asked for is there; `undefined` for a press that was lost. */
  readonly answered: number | undefined;
}

/** Presses a button at the first paint, long before the app runs, and waits for the answer. */
export function measureEarlyPress(browser: Browser, address: string): Promise<EarlyPress> {
  return visit(browser, async (visited) => {
    const { page } = visited;
    await page.goto(address, { waitUntil: "commit" });
    const button = searchButton(page);
    await button.waitFor();
    await page.waitForFunction(() => window.pageTimings.firstPaint > 0, undefined, { polling: 10 });
    await press(visited, button);
    const pressedAt = performance.now();
    const answered = await page
      .getByRole("dialog")
      .waitFor({ timeout: patience })
      .then(
        () => performance.now() - pressedAt,
        () => undefined,
      );
    const { firstPaint, listensAt = Number.POSITIVE_INFINITY } = await page.evaluate(() => window.pageTimings);
    return { gap: Math.max(0, listensAt - firstPaint), answered };
  });
}

/**
 * Runs in the page: the time from lifting the finger until what was pressed is open or chosen, and a frame has shown it. By
 * frames, because neither a popover nor a tab says so at once.
 */
function openedInFrame(target: Element, limit: number): Promise<number> {
  return new Promise((resolve) => {
    let liftedAt = Number.NaN;
    addEventListener("pointerup", ({ timeStamp }) => (liftedAt = timeStamp), { capture: true });
    const popover = document.getElementById(target.getAttribute("popovertarget") ?? "");
    const isOpen = () => popover?.matches(":popover-open") ?? target.getAttribute("aria-selected") === "true";
    const until = performance.now() + limit;
    const look = (now: number) => {
      if (isOpen()) setTimeout(() => resolve(performance.now() - liftedAt));
      else if (now > until) resolve(Number.POSITIVE_INFINITY);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Presses at the first paint what needs no app: a tab where the page has some, else the menu.
 * @returns From lifting the finger until it is open, in milliseconds.
 */
export function measurePressWithoutApp(browser: Browser, address: string): Promise<number> {
  return visit(browser, async (visited) => {
    const { page } = visited;
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => window.pageTimings.firstPaint > 0, undefined, { polling: 10 });
    const tab = page.locator("main [role=tab][aria-selected=false]").first();
    const menu = page.locator("header button[popovertarget]").first();
    const target = (await tab.count()) > 0 ? tab : menu;
    const opened = target.evaluate(openedInFrame, patience);
    await press(visited, target);
    return opened;
  });
}

/**
 * Runs in the page: the time from its first paint until the first control in its main part is there and the app has taken it
 * over; `undefined` on a page without one.
 */
function firstControlTaken(limit: number): Promise<number | undefined> {
  const isRunning = () => document.querySelector("main [data-hydrated]") !== null;
  const isTaken = (control: Element) => {
    if (!control.checkVisibility({ visibilityProperty: true })) return false;
    const part = control.closest("form[method=post], [data-slot=section] > *");
    return part === null ? isRunning() : part.hasAttribute("data-hydrated");
  };
  return new Promise((resolve) => {
    const look = (now: number) => {
      const controls = [
        ...document.querySelectorAll("main :is(input, select, textarea, button):not([popovertarget], [role=tab])"),
      ];
      if (controls.some(isTaken)) resolve(performance.now() - window.pageTimings.firstPaint);
      else if (isRunning() && controls.length === 0) resolve(undefined);
      // One that stands in a closed tab or box is not waited for.
      else if (now > limit)
        resolve(controls.some((control) => control.checkVisibility()) ? Number.POSITIVE_INFINITY : undefined);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Opens a page and leaves it alone until its first control can be used: a calculator's, a comparison's or a form's.
 * @returns From the first paint on, in milliseconds; `undefined` on a page without a control of its own.
 */
export function measureFirstControl(browser: Browser, address: string): Promise<number | undefined> {
  return visit(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => window.pageTimings.firstPaint > 0, undefined, { polling: 10 });
    return page.evaluate(firstControlTaken, patience);
  });
}

/** A page read to a link, and the document behind that link. */
export interface Reading {
  /** When the page's largest part was shown, in milliseconds. */
  readonly largestPaint: number;
  /**
   * From lifting the finger off the link until the next document shows, in milliseconds; `undefined` when there is no link,
   * or when the app has started by itself by then and shows the next page.
   */
  readonly nextDocument: number | undefined;
}

/** Reads a page; when its largest part was shown, in milliseconds. */
export function measurePaint(browser: Browser, address: string): Promise<number> {
  return visit(browser, (visited) => paintOf(visited, address), phoneBetweenDocuments);
}

async function paintOf(visited: Visit, address: string): Promise<number> {
  await visited.page.goto(address, { waitUntil: "load" });
  await quiet(visited);
  return visited.page.evaluate(() => window.pageTimings.largestPaint);
}

/** Reads a page, follows a link without having touched anything before, and waits for the next document. */
export function measureReading(browser: Browser, address: string): Promise<Reading> {
  const read = async (visited: Visit) => {
    const largestPaint = await paintOf(visited, address);
    return { largestPaint, nextDocument: await followLink(visited) };
  };
  return visit(browser, read, phoneBetweenDocuments);
}

async function followLink(visited: Visit): Promise<number | undefined> {
  const { page } = visited;
  const link = await nextLink(page);
  if (link === undefined) return undefined;
  await readLink(visited, link);
  await page.evaluate(() => {
    addEventListener("pointerup", ({ timeStamp }) => {
      sessionStorage.setItem("liftedAt", String(performance.timeOrigin + timeStamp));
    });
  });
  const from = page.url();
  await press(visited, link);
  try {
    await page.waitForURL((url) => url.href !== from, { waitUntil: "commit", timeout: patience });
    await page.waitForFunction(() => window.pageTimings.firstPaint > 0, undefined, { timeout: patience });
  } catch {
    // A page that never comes must not hold up all others.
    return Number.POSITIVE_INFINITY;
  }
  const after = await page.evaluate(
    () => performance.timeOrigin + window.pageTimings.firstPaint - Number(sessionStorage.getItem("liftedAt")),
  );
  return after < 0 ? undefined : after;
}
