import { readFileSync } from "node:fs";
import type { SitePath } from "../../src/site/site-path.ts";

/** What every page must keep to; see `scripts/bench/budgets.json`. Bytes are as sent, with Brotli. */
export interface Budgets {
  readonly bytes: {
    /** HTML with its styles, of home, hubs and forms: one initial congestion window. */
    readonly shortPage: number;
    /** HTML with its styles, of the longest article. */
    readonly longPage: number;
    /** JavaScript that comes with the page. */
    readonly loader: number;
    /** JavaScript that every page shares. */
    readonly app: number;
    /** The page's own module. */
    readonly pageModule: number;
    /** All JavaScript of a page once its app runs. */
    readonly pageInAll: number;
    /** All code that a tool brings for itself alone, at once and later. */
    readonly tool: number;
  };
  /** Files that the page itself asks for, and it. */
  readonly requests: { readonly withPage: number };
  readonly layoutShift: number;
  readonly milliseconds: {
    /** From a press at the first paint until what needs no app, such as a tab or the menu, is open. */
    readonly pressNoApp: number;
    /** From a press at the first paint until what needs the app is open. */
    readonly pressApp: number;
    /** From a tap to the next page's heading, in the running app. */
    readonly nextPage: number;
    /** From the last key to a tool's answer, the first and those that follow what is typed. */
    readonly answer: number;
    /** The part over 50 ms of each task from the first paint until the app has started. */
    readonly blocking: number;
  };
  /** Largest paint, as a multiple of the same page without any script. */
  readonly largestPaintToFloor: number;
  /** Largest paint, as a multiple of the same page without any script and in the system's own typefaces. */
  readonly largestPaintToPlainFloor: number;
  readonly lighthouse: Readonly<Record<"performance" | "accessibility" | "best-practices" | "seo", number>>;
}

export const budgets = JSON.parse(readFileSync("scripts/bench/budgets.json", "utf8")) as Budgets;

const hubs: readonly SitePath[] = [
  "/",
  "/learn",
  "/blog",
  "/tools",
  "/tools/consultation",
  "/sitemap",
  "/insurance-quotes-canada",
];

/**
 * Whether a page is the home page, a hub or a form, and so must come in one initial congestion window. A tool is none: it
 * brings its questions and a whole worked example with its sources, which is read even where no script runs.
 */
export function isShortPage(path: SitePath): boolean {
  return hubs.includes(path);
}

/** One page of each kind, which the bench measures unless it is asked for others. */
export const pageOfEachKind: readonly SitePath[] = [
  "/",
  "/learn",
  "/learn/life-insurance",
  "/insurance-types/life",
  "/provincial/alberta-insurance-guide",
  "/blog/home-insurance-guide-canada-2024",
  "/tools/life-insurance-calculator",
  "/tools/disability-insurance-calculator",
  "/faq",
];
