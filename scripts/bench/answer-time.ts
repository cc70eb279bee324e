import type { Browser } from "playwright";
import type { SitePath } from "../../src/site/site-path.ts";
import type { Entries } from "../../src/domain/tools/read-inputs.ts";
import { encodeShareLink } from "../../src/domain/tools/share-link.ts";
import { patience, untilReady, visit } from "./visit.ts";

/** How a tool is asked something. */
interface Asking {
  /** What was answered before, as a link brings it. */
  readonly before: Entries;
  /** Name of the field that is typed into last. */
  readonly field: string;
  /** The keys; the time runs from the last one. */
  readonly keys: readonly string[];
  /** Where the answer stands. */
  readonly answer: string;
}

/** The tools whose answers are timed: one that follows every key, and the one that is asked with the Enter key. */
const askings: ReadonlyMap<SitePath, Asking> = new Map([
  [
    "/tools/life-insurance-calculator",
    {
      before: { gender: "male", annualIncome: 80_000, mortgage: 350_000, numChildren: 2, spouseIncome: 45_000 },
      field: "age",
      keys: ["3", "5", "Enter"],
      answer: "[data-slot=life-needs-results] h2 + p",
    },
  ],
  [
    "/tools/disability-insurance-calculator",
    {
      before: { province: "ON", sickWeeks: 2, spending: 4000, savings: 10_000 },
      field: "pay",
      // The answer changes with the last of them.
      keys: ["7", "2", "0", "0", "0"],
      answer: "[data-slot=tool-figure]",
    },
  ],
]);

/** How long a visitor thinks between two keys, in milliseconds. */
const betweenKeys = 180;

/**
 * Runs in the page: the time from the last key until another answer stands there, and a frame has shown it. By frames,
 * because a text that changes says nothing to the browser's own timings.
 */
function answeredInFrame([selector, keys, limit]: readonly [string, number, number]): Promise<number> {
  return new Promise((resolve) => {
    const answer = () => document.querySelector(selector)?.textContent;
    let before = answer();
    let pressed = 0;
    let pressedAt = Number.NaN;
    addEventListener(
      "keydown",
      ({ timeStamp }) => {
        pressed += 1;
        before = answer();
        pressedAt = timeStamp;
      },
      { capture: true },
    );
    const until = performance.now() + limit;
    const look = (now: number) => {
      const isAnother = pressed === keys && answer() !== undefined && answer() !== before;
      if (isAnother) setTimeout(() => resolve(performance.now() - pressedAt));
      else if (now > until) resolve(Number.POSITIVE_INFINITY);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/**
 * Asks a tool something, as a visitor types.
 * @returns From the last key to the answer, in milliseconds; `undefined` for a page that is no tool whose answer is timed.
 */
export async function measureAnswer(browser: Browser, origin: string, path: SitePath): Promise<number | undefined> {
  const asking = askings.get(path);
  if (asking === undefined) return undefined;
  const { before, field, keys, answer } = asking;
  return visit(browser, async ({ page }) => {
    await page.goto(origin + path + encodeShareLink(before), { waitUntil: "load" });
    // What came with the link stands in the fields once the app runs.
    await page.getByText(/^(?:These|Some) answers came with the link/).waitFor({ timeout: patience });
    await untilReady(page);
    const input = page.locator(`main input[name="${field}"]`);
    await input.focus();
    const answered = page.evaluate(answeredInFrame, [answer, keys.length, patience] as const);
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.waitForTimeout(betweenKeys);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press(key);
    }
    return answered;
  });
}
