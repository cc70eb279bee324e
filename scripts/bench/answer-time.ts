import { median } from "d3-array";
import type { Browser, Page } from "playwright";
import type { SitePath } from "../../src/site/site-path.ts";
import type { Entries } from "../../src/domain/tools/read-inputs.ts";
import { encodeShareLink } from "../../src/domain/tools/share-link.ts";
import { visit } from "./visit.ts";

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

/** Pause after each key, in milliseconds, in which its answer comes. */
const betweenKeys = 300;

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

declare global {
  interface Window {
    /** Milliseconds until a changed answer was painted, for each key that changed it. */
    answeredKeys: number[];
  }
}

/**
 * Runs in the page: times each key until the answer has changed. Polls each animation frame, because the browser's
 * performance entries don't report text changes.
 */
function timeKeys(selector: string): void {
  window.answeredKeys = [];
  const answer = () => document.querySelector(selector)?.textContent;
  let waiting: { readonly before: string | undefined; readonly pressedAt: number } | undefined;
  addEventListener(
    "keydown",
    ({ timeStamp: pressedAt }) => {
      waiting = { before: answer(), pressedAt };
    },
    { capture: true },
  );
  const look = () => {
    requestAnimationFrame(look);
    if (waiting === undefined || answer() === undefined || answer() === waiting.before) return;
    const { pressedAt } = waiting;
    waiting = undefined;
    setTimeout(() => window.answeredKeys.push(performance.now() - pressedAt));
  };
  look();
}

/**
 * Types into a tool or the search as a visitor does.
 * @returns Milliseconds from a key to the painted answer, the median of all keys that change it; `undefined` for a page
 *   that is asked nothing, `Infinity` where no key changes it.
 */
export async function measureAnswer(browser: Browser, origin: string, path: string): Promise<number | undefined> {
  const asking = askings.get(path);
  if (asking === undefined) return undefined;
  const { before, focus, keys, answer } = asking;
  return visit(browser, async ({ page }) => {
    await page.goto(origin + path + (before === undefined ? "" : encodeShareLink(before)), { waitUntil: "load" });
    // The app fills in the answers of the share link once it has hydrated.
    if (before !== undefined) await page.getByText(/^(?:These|Some) answers came with the link/).waitFor();
    await page.waitForLoadState("networkidle");
    await focus(page);
    await page.evaluate(timeKeys, answer);
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(betweenKeys);
    }
    await page.waitForFunction(() => window.answeredKeys.length > 0).catch(() => undefined);
    return median(await page.evaluate(() => window.answeredKeys)) ?? Number.POSITIVE_INFINITY;
  });
}
