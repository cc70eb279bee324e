import { median } from "d3-array";
import type { Browser, Locator, Page } from "playwright";
import type { Entries } from "../../src/domain/tools/read-inputs.ts";
import { encodeShareLink } from "../../src/domain/tools/share-link.ts";
import type { SitePath } from "../../src/site/site-path.ts";

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

/** Slow 4G as Lighthouse defines it: milliseconds of a round trip, and bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Timeout of each step, in milliseconds. */
const defaultTimeout = 15_000;

/** Time for the app to start, and for a visitor to read a link, whose page the app prefetches meanwhile, in milliseconds. */
const readingTime = 2000;

/** Opens a page with empty caches on a slow phone and a slow connection, and closes it after use. */
async function visit<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(defaultTimeout);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await session.send("Network.emulateNetworkConditions", slow4g);
    return await use(page);
  } finally {
    await context.close();
  }
}

interface AwaitedChange {
  /** The event with which the visitor asks for the change. */
  readonly event: "pointerup" | "keydown";
  /** Selector of the element whose text changes, or which appears. */
  readonly selector: string;
  /** Milliseconds after which no change is expected any more. */
  readonly limit: number;
}

/**
 * Runs in the page: milliseconds from the next event until an element with another text is painted, or `Infinity`. Polls
 * each frame, because popovers, dialogs, tabs and texts share no event.
 */
function changePainted({ event, selector, limit }: AwaitedChange): Promise<number> {
  const shownText = () => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() === true ? element.textContent : undefined;
  };
  const before = shownText();
  return new Promise((resolve) => {
    setTimeout(() => resolve(Number.POSITIVE_INFINITY), limit);
    const look = (askedAt: number) => {
      const text = shownText();
      if (text !== undefined && text !== before) setTimeout(() => resolve(performance.now() - askedAt));
      else requestAnimationFrame(() => look(askedAt));
    };
    addEventListener(event, ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
  });
}

/** Taps a control. @returns Milliseconds from lifting the finger until what it opens is painted. */
async function tapped(page: Page, control: Locator, selector: string): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const painted = page.evaluate(changePainted, { event: "pointerup", selector, limit: defaultTimeout } as const);
  await control.tap();
  return painted;
}

/**
 * Presses a control at first paint: the search, which needs the app, or the first tab or else the menu, which don't.
 * @returns Milliseconds from lifting the finger until it is open; `Infinity` for a press without effect.
 */
export function measurePress(browser: Browser, address: string, needs: "app" | "no app"): Promise<number> {
  return visit(browser, async (page) => {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, undefined, {
      polling: 10,
    });
    if (needs === "app") {
      return tapped(page, page.getByRole("button", { name: /^Search/ }), "[role=dialog]:not([popover])");
    }
    const tab = page.locator("main [role=tab][aria-selected=false]").first();
    if ((await tab.count()) > 0) return tapped(page, tab, "main [role=tab][aria-selected=true]");
    return tapped(page, page.locator("header button[popovertarget]").first(), ":popover-open");
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

/** Follows a page's first link. @returns Milliseconds from lifting the finger until the next page's heading is painted. */
export function measureNextPage(browser: Browser, address: string): Promise<number> {
  return visit(browser, async (page) => {
    await page.goto(address, { waitUntil: "networkidle" });
    await page.waitForTimeout(readingTime);
    const link = await firstLink(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(readingTime);
    return tapped(page, link, "h1");
  });
}

/** What is typed on a page, and where its answer appears. */
interface Asking {
  /** Answers of a tool, filled in beforehand by a share link. */
  readonly before?: Entries;
  /** Focuses the field. */
  readonly focus: (page: Page) => Promise<void>;
  readonly keys: readonly string[];
  /** Selector of the answer. */
  readonly answer: string;
}

const inField = (name: string) => (page: Page) => page.locator(`main input[name="${name}"]`).focus();

async function inSearch(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").waitFor();
  await page.waitForLoadState("networkidle");
}

/** Two tools, of which one answers on Enter and the other on every key, and the search, which all pages share. */
const askings: ReadonlyMap<string, Asking> = new Map<SitePath, Asking>([
  [
    "/",
    {
      focus: inSearch,
      keys: Array.from("my basement flooded last night", (key) => (key === " " ? "Space" : key)),
      answer: "[data-slot=search-panel]",
    },
  ],
  [
    "/tools/life-insurance-calculator",
    {
      before: { gender: "male", annualIncome: 80_000, mortgage: 350_000, numChildren: 2, spouseIncome: 45_000 },
      focus: inField("age"),
      keys: ["3", "5", "Enter"],
      answer: "[data-slot=life-needs-results]",
    },
  ],
  [
    "/tools/disability-insurance-calculator",
    {
      before: { province: "ON", status: "employee600", sickWeeks: 2, spending: 4000, savings: 10_000 },
      focus: inField("pay"),
      keys: ["7", "2", "0", "0", "0"],
      answer: "[data-slot=tool-figure]",
    },
  ],
]);

/** Time in which a key is answered that changes the answer, in milliseconds. */
const answerLimit = 1000;

/**
 * Types into a tool or the search as a visitor does.
 * @returns Milliseconds from a key to the painted answer, the median of all keys that change it; `undefined` for a page
 *   that is asked nothing, `Infinity` where no key changes it.
 */
export async function measureAnswer(browser: Browser, origin: string, path: string): Promise<number | undefined> {
  const asking = askings.get(path);
  if (asking === undefined) return undefined;
  const { before, focus, keys, answer } = asking;
  return visit(browser, async (page) => {
    await page.goto(origin + path + (before === undefined ? "" : encodeShareLink(before)), { waitUntil: "load" });
    // The app fills in the answers of the share link once it has hydrated.
    if (before !== undefined) await page.getByText(/^(?:These|Some) answers came with the link/).waitFor();
    await page.waitForLoadState("networkidle");
    await focus(page);
    const times: number[] = [];
    for (const key of keys) {
      const painted = page.evaluate(changePainted, { event: "keydown", selector: answer, limit: answerLimit } as const);
      await page.keyboard.press(key);
      times.push(await painted);
    }
    return median(times.filter(Number.isFinite)) ?? Number.POSITIVE_INFINITY;
  });
}
