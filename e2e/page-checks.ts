import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Rules whose outcome hangs on colours; all others say the same in light and in dark. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The library's functions on a page, as it offers them to all scripts there. */
declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What is wrong for visitors with disabilities on the page as it stands. */
export async function accessibilityViolations(page: Page, rules: "all" | "colours"): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      if (window.axe === undefined) throw new Error("The accessibility rules have not reached the page");
      const { violations } = await window.axe.run(document, {
        resultTypes: ["violations"],
        // The styles are the page's own: nothing to fetch.
        preload: false,
        ...(only === undefined ? {} : { runOnly: [...only] }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    rules === "colours" ? colourRules : undefined,
  );
}

/** Pixels by which the page is wider than the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Which of the texts of a page's main part to take: all, or what can be seen there or opened without a script. */
export type Texts = "all" | "visible";

/**
 * The texts of the page's main part in reading order, without controls, which may need the app, and without what
 * reports on them.
 */
export function mainTexts(page: Page, which: Texts): Promise<readonly string[]> {
  return page.getByRole("main").evaluate((main, wanted) => {
    // The day of the visit, which no file can know.
    const today = `:has(> time[datetime="${new Date().toLocaleDateString("sv")}"])`;
    const apart = `${today}, script, noscript, button:not([popovertarget]), select, output, [role=status], [role=alert], [aria-live], [data-starts-app]`;
    if (wanted === "visible") {
      // The browser itself opens these, a box by its summary and a popover by its button.
      for (const details of main.querySelectorAll("details")) {
        // Boxes of one name close each other.
        details.removeAttribute("name");
        details.open = true;
      }
      for (const opener of main.querySelectorAll<HTMLButtonElement>("button[popovertarget]")) {
        opener.popoverTargetElement?.removeAttribute("popover");
      }
    }
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.replace(/\s+/g, " ").trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || parent === null || parent.closest(apart) !== null) continue;
      if (wanted === "all" || parent.checkVisibility({ visibilityProperty: true })) texts.push(text);
    }
    return texts;
  }, which);
}

/** The first of some texts that the others lack at their place in the order; undefined when they have them all. */
export function firstMissing(texts: readonly string[], among: readonly string[]): string | undefined {
  let place = 0;
  for (const text of texts) {
    const found = among.indexOf(text, place);
    if (found === -1) return text;
    place = found + 1;
  }
  return undefined;
}
