import type { Browser } from "playwright";
import type { SitePath } from "../../src/site/site-path.ts";
import type { Entries } from "../../src/domain/tools/read-inputs.ts";
import { encodeShareLink } from "../../src/domain/tools/share-link.ts";
import { defaultTimeout, untilReady, visit } from "./visit.ts";

/** The input that is typed into a tool, and where its answer appears. */
interface Asking {
  /** Answers filled in beforehand by a share link. */
  readonly before: Entries;
  /** Name of the last field, whose typing is timed. */
  readonly field: string;
  /** The keys pressed in it; timing starts at the last one. */
  readonly keys: readonly string[];
  /** Selector of the answer. */
  readonly answer: string;
}

/** The tools whose answers are timed: one updates on every key, the other on Enter. */
const askings: ReadonlyMap<string, Asking> = new Map<SitePath, Asking>([
  [
    "/tools/life-insurance-calculator",
    {
      before: { gender: "male", annualIncome: 80_000, mortgage: 350_000, numChildren: 2, spouseIncome: 45_000 },
      field: "age",
      keys: ["3", "5", "Enter"],
      answer: "[data-slot=life-needs-results]",
    },
  ],
  [
    "/tools/disability-insurance-calculator",
    {
      before: { province: "ON", sickWeeks: 2, spending: 4000, savings: 10_000 },
      field: "pay",
      // The last key changes the answer.
      keys: ["7", "2", "0", "0", "0"],
      answer: "[data-slot=tool-figure]",
    },
  ],
]);

/** Pause between two keys, in milliseconds. */
const betweenKeys = 180;

/**
 * Runs in the page: the time from the last key until a changed answer has been painted. Polls each animation frame,
 * because the browser's performance entries don't report text changes.
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
 * Types into a tool as a visitor does.
 * @returns Milliseconds from the last key to the answer; `undefined` for a page without a timed tool.
 */
export async function measureAnswer(browser: Browser, origin: string, path: string): Promise<number | undefined> {
  const asking = askings.get(path);
  if (asking === undefined) return undefined;
  const { before, field, keys, answer } = asking;
  return visit(browser, async ({ page }) => {
    await page.goto(origin + path + encodeShareLink(before), { waitUntil: "load" });
    // The app fills in the answers of the share link once it has hydrated.
    await page.getByText(/^(?:These|Some) answers came with the link/).waitFor({ timeout: defaultTimeout });
    await untilReady(page);
    const input = page.locator(`main input[name="${field}"]`);
    await input.focus();
    const answered = page.evaluate(answeredInFrame, [answer, keys.length, defaultTimeout] as const);
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed in sequence
      await page.waitForTimeout(betweenKeys);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press(key);
    }
    return answered;
  });
}
