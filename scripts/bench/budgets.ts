import { readFileSync } from "node:fs";
import type { SitePath } from "../../src/site/site-path.ts";
import type { SiteSection } from "../../src/site/site-section.ts";

/** Limits for every page, in `scripts/bench/budgets.json`. They only go down; see docs/Decisions. Bytes are compressed with Brotli, times in milliseconds. */
export interface Budgets {
  readonly bytes: {
    /** HTML with inlined styles of the home page, hubs and forms: one initial congestion window. */
    readonly shortPage: number;
    /** HTML with inlined styles of any other page. */
    readonly longPage: number;
    /** HTML with inlined styles of the pages of a section. */
    readonly html: Readonly<Record<SiteSection, number>>;
    /** The loader's JavaScript, which the page requests at once. */
    readonly loader: number;
    /** JavaScript that every page shares. */
    readonly app: number;
    /** The page's own module. */
    readonly pageModule: number;
    /** All JavaScript of a page after hydration. */
    readonly pageInAll: number;
    /** All code used by one tool alone, lazily loaded parts included. */
    readonly tool: number;
  };
  /** The page and the files that its HTML requests, without the app that a tool's HTML preloads behind them. */
  readonly requests: {
    readonly withPage: number;
    /** All code files of the running page, without the loader. */
    readonly code: number;
  };
  readonly layoutShift: number;
  /** Lengths of pages as they open on a phone of 390 by 844 pixels, in screens. */
  readonly screens: { readonly median: number; readonly longest: number };
  readonly milliseconds: {
    /** From a press at first paint until an element that works without the app, such as a tab or the menu, is open. */
    readonly pressNoApp: number;
    /** From a press at first paint until an element that needs the app is open. */
    readonly pressApp: number;
    /** From a tap to the next page's heading, after hydration. */
    readonly nextPage: number;
    /** From a key to a tool's answer. */
    readonly answer: number;
    /** From a key in the search to its painted answer. */
    readonly search: number;
    readonly largestPaint: number;
    /** Total blocking time: the part of each task over 50 ms. */
    readonly blocking: number;
  };
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
 * Whether a page is the home page, a hub or a form, and so must fit in one initial congestion window. Tools are exempt:
 * their HTML holds the questions and a worked example with its sources, for visitors without JavaScript.
 */
export function isShortPage(path: SitePath): boolean {
  return hubs.includes(path);
}

/** One page of each kind, which the bench measures by default. */
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
