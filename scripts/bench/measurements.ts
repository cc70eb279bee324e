import { median } from "d3-array";
import type { Browser, Locator, Page } from "playwright";
import type { Entries } from "../../src/domain/tools/read-inputs.ts";
import { encodeShareLink } from "../../src/domain/tools/share-link.ts";
import type { SitePath } from "../../src/site/site-path.ts";
import { press, scrollTo, visit } from "./visit.ts";

/** Time for the app to start, and for a visitor to read a link, whose page the app prefetches meanwhile, in milliseconds. */
const readingTime = 2000;

declare global {
  interface Window {
    /** Milliseconds until a change was painted, for each event that led to one. */
    changes: number[];
  }
}

/**
 * Runs in the page: times each event until the text of the first visible element that matches a selector is another one,
 * and painted. Polls each animation frame, because dialogs, tabs, texts and pages share no event.
 */
function timeChanges([event, selector]: readonly ["pointerup" | "keydown", string]): void {
  window.changes = [];
  const text = () => [...document.querySelectorAll(selector)].find((element) => element.checkVisibility())?.textContent;
  let waiting: { readonly before: string | undefined; readonly since: number } | undefined;
  addEventListener(event, ({ timeStamp: since }) => (waiting = { before: text(), since }), { capture: true });
  const look = () => {
    requestAnimationFrame(look);
    const now = waiting && text();
    if (waiting === undefined || now === undefined || now === waiting.before) return;
    const { since } = waiting;
    waiting = undefined;
    setTimeout(() => window.changes.push(performance.now() - since));
  };
  look();
}

/** The median of the times of a page; `Infinity` where no event led to a change. */
async function changeTime(page: Page): Promise<number> {
  await page.waitForFunction(() => window.changes.length > 0).catch(() => undefined);
  return median(await page.evaluate(() => window.changes)) ?? Number.POSITIVE_INFINITY;
}

/** A control and what it opens: the search, which needs the app, or the first tab, or the menu on a page without tabs. */
async function controlOf(page: Page, needs: "app" | "no app"): Promise<readonly [target: Locator, opened: string]> {
  if (needs === "app")
    return [page.getByRole("button", { name: /^(?:Search|Rechercher)/ }), "[role=dialog]:not([popover])"];
  const tab = page.locator("main [role=tab][aria-selected=false]").first();
  if ((await tab.count()) > 0) return [tab, "main [role=tab][aria-selected=true]"];
  return [page.locator("header button[popovertarget]").first(), "header [popover]:popover-open"];
}

/**
 * Presses a control at first paint.
 * @returns Milliseconds from lifting the finger until what it opens is painted; `Infinity` for a press without effect.
 */
export function measurePress(browser: Browser, address: string, needs: "app" | "no app"): Promise<number> {
  return visit(browser, async (page) => {
    await page.goto(address, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0, undefined, {
      polling: 10,
    });
    const [target, opened] = await controlOf(page, needs);
    await page.evaluate(timeChanges, ["pointerup", opened] as const);
    await press(page, target);
    return changeTime(page);
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
    await scrollTo(link);
    await page.waitForTimeout(readingTime);
    await page.evaluate(timeChanges, ["pointerup", "h1"] as const);
    await press(page, link);
    return changeTime(page);
  });
}

/** The keys typed on a page, and the element that shows the answer. */
interface Asking {
  /** Answers of a tool, filled in beforehand by a share link. */
  readonly before?: Entries;
  /** Selector of the field; without one, what is typed goes into the search. */
  readonly field?: string;
  readonly keys: readonly string[];
  /** Selector of the answer. */
  readonly answer: string;
}

/** Pause after each key, in milliseconds, in which its answer comes. */
const betweenKeys = 300;

/** Two tools, of which one answers on Enter and the other on every key, and the search, which all pages share. */
const askings: ReadonlyMap<string, Asking> = new Map<SitePath, Asking>([
  ["/", { keys: [..."my basement flooded last night"], answer: "[data-slot=search-panel]" }],
  [
    "/tools/life-insurance-calculator",
    {
      before: { gender: "male", annualIncome: 80_000, mortgage: 350_000, numChildren: 2, spouseIncome: 45_000 },
      field: "main input[name=age]",
      keys: ["3", "5", "Enter"],
      answer: "[data-slot=life-needs-results]",
    },
  ],
  [
    "/tools/disability-insurance-calculator",
    {
      before: { province: "ON", status: "employee600", sickWeeks: 2, spending: 4000, savings: 10_000 },
      field: "main input[name=pay]",
      keys: [..."72000"],
      answer: "[data-slot=tool-figure]",
    },
  ],
]);

/**
 * Types into a tool or the search as a visitor does.
 * @returns Milliseconds from a key to the painted answer, the median of all keys that change it; nothing for a page that
 *   is asked nothing, `Infinity` where no key changes it.
 */
export async function measureAnswer(browser: Browser, origin: string, path: string) {
  const asking = askings.get(path);
  if (asking === undefined) return {};
  const { before, field, keys, answer } = asking;
  return visit(browser, async (page) => {
    await page.goto(origin + path + (before === undefined ? "" : encodeShareLink(before)), { waitUntil: "load" });
    // The app fills in the answers of the share link once it has hydrated.
    if (before !== undefined) await page.getByText(/^(?:These|Some) answers came with the link/).waitFor();
    if (field === undefined) await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    const typed = field === undefined ? page.getByRole("searchbox") : page.locator(field);
    await typed.waitFor();
    await page.waitForLoadState("networkidle");
    await typed.focus();
    await page.evaluate(timeChanges, ["keydown", answer] as const);
    for (const key of keys) {
      await page.keyboard.press(key === " " ? "Space" : key);
      await page.waitForTimeout(betweenKeys);
    }
    return { answer: await changeTime(page) };
  });
}
