import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { showOnPaper, showOnScreen } from "./site.ts";

/** Rules that depend on colours; all others have the same result in light and dark. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The minified script, less than half as large: each page receives and parses it. */
const axeScript = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The global that axe defines in a page. */
declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Accessibility violations of the page in its current state. The rules skip hidden content.
 * @param rules All rules; for content that was opened, all but those for parts that are never open together, with those
 *   for colours or without. The rules for colours take as long as all others together.
 */
export async function accessibilityViolations(
  page: Page,
  rules: "all" | "opened" | "opened, without colours",
): Promise<readonly string[]> {
  // Ends with a number: without it, the script's value, an object of functions, would be serialized.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(`${axeScript};0`);
  return page.evaluate(
    async ({ colours, checked }) => {
      if (window.axe === undefined) throw new Error("The accessibility rules have not reached the page");
      const { violations } = await window.axe.run(document, {
        resultTypes: ["violations"],
        // Leaves out the passes, whose elements take a third of the time to describe.
        reporter: "no-passes",
        // All styles are same-origin, so axe needn't fetch any.
        preload: false,
        rules: {
          // WCAG 2.5.8; axe leaves this rule off by default. Opened content is measured by `smallTargets`.
          "target-size": { enabled: checked === "all" },
          // Parts that are never open together may have landmarks of the same name.
          "landmark-unique": { enabled: checked === "all" },
          ...(checked === "opened, without colours" &&
            Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]))),
        },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    },
    { colours: colourRules, checked: rules },
  );
}

/** Marks parts that were initially closed. */
const openedMark = "data-opened-by-test";

/** Opens all closed `details` and tab panels of a page until the next navigation. */
export async function openClosedParts(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const parts = document.querySelectorAll("details:not([open]), [role=tabpanel][hidden]");
    for (const part of parts) {
      part.setAttribute(mark, "");
      // `details` with the same name close each other.
      for (const attribute of ["hidden", "aria-hidden", "name"]) part.removeAttribute(attribute);
      if (part instanceof HTMLDetailsElement) part.open = true;
    }
  }, openedMark);
  // A table measures whether it scrolls only when visible, and then becomes focusable.
  await page.waitForFunction(
    (mark) => document.querySelector(`[${mark}] [data-overflow=unknown]`) === null,
    openedMark,
  );
}

/** Horizontal overflow of the page in pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Smallest height of a touch target: the token `--spacing-target`, in pixels. */
const targetHeight = 44;

/** Links and buttons that are too small to press, outside sentences and cells, where line height limits their size. */
export function smallTargets(page: Page): Promise<readonly object[]> {
  return page.evaluate((least) => {
    const displayOf = (element: Element) => getComputedStyle(element).display;

    function isInText(target: Element): boolean {
      if (displayOf(target) !== "inline" && displayOf(target) !== "inline-block") return false;
      if (target.closest("td, th, [data-slot=source-mark]") !== null) return true;
      let block = target.parentElement;
      while (block !== null && displayOf(block).startsWith("inline")) block = block.parentElement;
      if (block === null) return false;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node.textContent?.trim() !== "" && node.parentElement?.closest("a, button") === null) return true;
      }
      return false;
    }

    function heightOf(target: Element): number {
      const boxes = [target, ...target.querySelectorAll("*")].map((part) => part.getBoundingClientRect().height);
      // Card links and small buttons extend their hit area by a pseudo-element; others have none.
      const reach = Number.parseFloat(getComputedStyle(target, "::after").height);
      return Math.round(Math.max(...boxes, Number.isNaN(reach) ? 0 : reach));
    }

    return [...document.querySelectorAll("a[href], button")]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInText(target))
      .map((target) => ({
        name: target.getAttribute("aria-label") ?? target.textContent.trim(),
        height: heightOf(target),
      }))
      .filter(({ height }) => height < least);
  }, targetHeight);
}

/** Share by which a translation may be longer than the English. */
const longer = 0.35;

/** Lengthens every text of the page as a translation may, by repeating its beginning, so that lines break between words. */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate((share) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      if (!/\p{L}/u.test(text) || node.parentElement?.closest("script, style, svg") !== null) continue;
      node.textContent = `${node.textContent ?? ""} ${text.slice(0, Math.ceil(text.length * share))}`;
    }
  }, longer);
}

/** Doubles the size of the browser's text during an action, as visitors do in its settings. */
export async function withDoubleTextSize(page: Page, act: () => Promise<void>): Promise<void> {
  const settings = await page.context().newCDPSession(page);
  await settings.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await act();
  await settings.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
}

/** Pixels between the breadcrumb and the title; `undefined` on the home page, which has no breadcrumb. */
export function titleGap(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const above = document.querySelector("nav[aria-label=Breadcrumb]")?.getBoundingClientRect().bottom;
    const title = document.querySelector("h1")?.getBoundingClientRect().top;
    return above === undefined || title === undefined ? undefined : title - above;
  });
}

/** Matches of a pattern in the visible texts of some elements that are broken across lines. */
function brokenMatches(page: Page, within: string, pattern: RegExp): Promise<readonly string[]> {
  return page.locator(within).evaluate(
    (root, { source, flags }) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement;
        // Skip titles of sources, which are quoted verbatim.
        if (parent?.checkVisibility() !== true || parent.closest("[data-slot=source-list]") !== null) continue;
        for (const { 0: words, index } of (text.textContent ?? "").matchAll(new RegExp(source, flags))) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + words.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(words);
        }
      }
      return broken;
    },
    { source: pattern.source, flags: pattern.flags },
  );
}

/** Words of the page's title that are broken across lines. */
export const brokenTitleWords = (page: Page) => brokenMatches(page, "h1", /[\p{L}\p{N}’']+/gu);

/** Numbers with units, such as "15-minute" and "20–40%", that are broken across lines. */
export const brokenNumbers = (page: Page) =>
  brokenMatches(page, "body", /[$\d][\d.,]*%?[-\u2011\u2013/]\u2060?(?:[$\d][\d.,-]*%?|\p{L}+)/gu);

/** Selectors of content that isn't printed: controls, forms and navigation. */
const leftOutOnPaper = [
  "[data-slot=button]",
  "[data-slot=button-link]",
  "[data-slot=row-details-button]",
  // The value of a folded column is printed once, above the table.
  "[data-folded]",
  "[data-place=action]",
  // On screen, too, only the reason that the URL names is marked.
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
  "svg",
];

/** Texts of the page that are readable on screen, directly or in a tab, but missing in print. */
export async function wordsLostOnPaper(page: Page): Promise<readonly string[]> {
  await showOnPaper(page);
  const lost = await page.evaluate((leftOut) => {
    /** The utilities that leave an element out on paper, whatever the build named them. */
    const hiding = (rules: CSSRuleList, isPrint = false): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule) return hiding(rule.cssRules, rule.conditionText === "print");
        if (rule instanceof CSSLayerBlockRule) return hiding(rule.cssRules, isPrint);
        const isOne = rule instanceof CSSStyleRule && /^\.[^\s>+~,:]+$/.test(rule.selectorText);
        return isPrint && isOne && rule.style.display === "none" ? [rule.selectorText] : [];
      });
    const selector = [...leftOut, ...[...document.styleSheets].flatMap((sheet) => hiding(sheet.cssRules))].join();
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
  await showOnScreen(page);
  return lost;
}

/** Texts to include: all, or those visible or openable without a script. */
export type Texts = "all" | "visible";

/** The texts of `<main>` in reading order, without controls, which may need the app, and without status messages. */
export function mainTexts(page: Page, which: Texts): Promise<readonly string[]> {
  return page.getByRole("main").evaluate((main, wanted) => {
    // Excluded: the current date, which isn't in the file, and the mark of the reason that the URL names, which is set
    // without a script.
    const today = `:has(> time[datetime="${new Date().toLocaleDateString("sv")}"])`;
    // Also excluded: the list of provinces, a compact form of the map; links to the next tab, hidden where all tabs are
    // open; the sentence that replaces a collapsed column; questions about a spouse, which an answer collapses;
    // drawings, which render after hydration and repeat the numbers of their text; what opens an office on a phone;
    // and the buttons to choose a province, which need the app.
    const apart = `${today}, script, noscript, button:not([popovertarget]), select, output, [role=status], [role=alert], [aria-live], [data-slot=scripted-only], [data-slot=is-reason], [data-slot=price-map-table], [data-slot=tab-next], [data-slot=spouse-fields], [data-slot=drawing], [data-slot=office] summary, [data-folded]`;
    if (wanted === "visible") {
      // The browser opens `details` and popovers without a script.
      for (const details of main.querySelectorAll("details")) {
        // `details` with the same name close each other.
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

/** The first text that is missing from the others in the same order; `undefined` when all are found. */
export function firstMissing(texts: readonly string[], among: readonly string[]): string | undefined {
  let place = 0;
  for (const text of texts) {
    const found = among.indexOf(text, place);
    if (found === -1) return text;
    place = found + 1;
  }
  return undefined;
}
