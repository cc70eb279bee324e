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

/**
 * What is wrong for visitors with disabilities on the page as it stands. The rules pass over what is hidden.
 * @param rules Those of colours alone, those of everything that is closed at first and has been opened, or all.
 */
export async function accessibilityViolations(
  page: Page,
  rules: "all" | "opened" | "colours",
): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ only, isOpened }) => {
      if (window.axe === undefined) throw new Error("The accessibility rules have not reached the page");
      const { violations } = await window.axe.run(document, {
        resultTypes: ["violations"],
        // The styles are the page's own: nothing to fetch.
        preload: false,
        rules: {
          // WCAG 2.5.8, which the library leaves off unless asked.
          "target-size": { enabled: true },
          // Parts that take turns on the page may give their landmarks one name.
          "landmark-unique": { enabled: !isOpened },
        },
        ...(only === undefined ? {} : { runOnly: [...only] }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { only: rules === "colours" ? colourRules : undefined, isOpened: rules === "opened" },
  );
}

/** Marks what was closed at first. */
const openedMark = "data-opened-by-test";

/** Opens all closed boxes and tab panels of a page at once, for as long as the page is shown. */
export async function openClosedParts(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const parts = document.querySelectorAll("details:not([open]), [role=tabpanel][hidden]");
    for (const part of parts) {
      part.setAttribute(mark, "");
      // Boxes of one name close each other.
      for (const attribute of ["hidden", "aria-hidden", "name"]) part.removeAttribute(attribute);
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
  }, openedMark);
  // A table finds out once it shows whether it has to scroll, and only then can the keyboard reach it.
  await page.waitForFunction(
    (mark) => document.querySelector(`[${mark}] [data-overflow=unknown]`) === null,
    openedMark,
  );
}

/** Pixels by which the page is wider than the screen. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Pixels between the breadcrumb and the title; undefined on the home page, which has no breadcrumb. */
export function titleGap(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const above = document.querySelector("nav[aria-label=Breadcrumb]")?.getBoundingClientRect().bottom;
    const title = document.querySelector("h1")?.getBoundingClientRect().top;
    return above === undefined || title === undefined ? undefined : title - above;
  });
}

/** Numbers tied to their units, such as "15-minute" and "20–40%", in which a line ends. */
export function brokenNumbers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tied = /[$\d][\d.,]*%?[-\u2011\u2013/]\u2060?(?:[$\d][\d.,-]*%?|\p{L}+)/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Titles of sources, as their publishers write them.
      if (parent?.checkVisibility() !== true || parent.closest("[data-slot=source-list]") !== null) continue;
      for (const match of (text.textContent ?? "").matchAll(tied)) {
        const range = document.createRange();
        range.setStart(text, match.index);
        range.setEnd(text, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(match[0]);
      }
    }
    return broken;
  });
}

/** What paper has no use for: ways to press, to fill in, to go elsewhere on the site. */
const leftOutOnPaper = [
  "[data-slot=button]",
  "[data-slot=button-link]",
  // On the screen, too, it stands with the one reason that the address names.
  "[data-slot=is-reason]",
  "[data-slot=skip-link]",
  "[data-slot=field]",
  "[data-slot=checkbox]",
  "[data-slot=radio-group]",
  "[data-slot=slider]",
  "form",
  "nav",
  "noscript",
  "script",
  "[popover]",
  "[role=dialog]",
  "[role=tablist]",
  ".print\\:hidden",
  ".sr-only",
  "svg",
].join();

/** Words of the page itself that a reader of the screen gets, whole or behind a tab, and a reader of the paper doesn't. */
export async function wordsLostOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: "print" });
  const lost = await page.evaluate((selector) => {
    const main = document.getElementById("main");
    if (main === null) return ["the page"];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? "";
      const parent = text.parentElement;
      if (words === "" || parent === null || parent.closest(selector) !== null) continue;
      if (!parent.checkVisibility()) hidden.push(words);
    }
    return hidden;
  }, leftOutOnPaper);
  await page.emulateMedia({ media: null });
  return lost;
}

/** Which of the texts of a page's main part to take: all, or what can be seen there or opened without a script. */
export type Texts = "all" | "visible";

/**
 * The texts of the page's main part in reading order, without controls, which may need the app, and without what
 * reports on them.
 */
export function mainTexts(page: Page, which: Texts): Promise<readonly string[]> {
  return page.getByRole("main").evaluate((main, wanted) => {
    // The day of the visit, which no file can know. A reason is marked as the one where the address names it, without any script.
    const today = `:has(> time[datetime="${new Date().toLocaleDateString("sv")}"])`;
    // The list of provinces says in little room what the map says in more, and where all tabs are open none leads to the next.
    // A sentence says what all rows of a folded column say. A province is made one's own by buttons, which come with the app.
    const apart = `${today}, script, noscript, button:not([popovertarget]), select, output, [role=status], [role=alert], [aria-live], [data-slot=scripted-only], [data-slot=is-reason], [data-slot=province-list], [data-slot=province-buttons], [data-slot=tab-next], [data-folded]`;
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
