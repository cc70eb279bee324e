import type { Browser } from "playwright";
import { median } from "./median.ts";
import { untilReady, visit } from "./visit.ts";

/** The page whose search is timed: any would do, since all share it. */
const searchedPage = "/";

/** Typed with a pause after each key, in milliseconds, in which every answer comes. */
const phrase = "my basement flooded last night";
const betweenKeys = 300;

declare global {
  interface Window {
    /** Milliseconds from a key until the changed results were painted, for each key that changed them. */
    answeredKeys: number[];
  }
}

/** Runs in the page: times each key until the first change of the results has been painted. */
function timeKeys(): void {
  window.answeredKeys = [];
  let pressedAt: number | undefined;
  addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
  const panel = document.querySelector("[data-slot=search-panel]");
  const seen = new MutationObserver(() => {
    const at = pressedAt;
    pressedAt = undefined;
    if (at !== undefined)
      requestAnimationFrame(() => setTimeout(() => window.answeredKeys.push(performance.now() - at)));
  });
  if (panel !== null) seen.observe(panel, { subtree: true, childList: true, characterData: true });
}

/**
 * Types into the search as a visitor does, on the slow line and with nothing cached.
 * @returns Milliseconds from a key to the painted answer, the median of all keys; `undefined` for other pages.
 */
export async function measureSearch(browser: Browser, origin: string, path: string): Promise<number | undefined> {
  if (path !== searchedPage) return undefined;
  return visit(browser, async ({ page }) => {
    await page.goto(origin + path, { waitUntil: "load" });
    await untilReady(page);
    await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
    await page.getByRole("searchbox").waitFor();
    await page.waitForLoadState("networkidle");
    await page.evaluate(timeKeys);
    for (const key of phrase) {
      // oxlint-disable-next-line no-await-in-loop -- keys are pressed in sequence
      await page.keyboard.press(key === " " ? "Space" : key);
      // oxlint-disable-next-line no-await-in-loop
      await page.waitForTimeout(betweenKeys);
    }
    return median(await page.evaluate(() => window.answeredKeys));
  });
}
