import { readFileSync } from "node:fs";
import type { SitePath } from "../../src/site/site-path.ts";

/**
 * Limits for every page, in `scripts/bench/budgets.json`. They only go down; see docs/Decisions.
 *
 * - `bytes`, compressed with Brotli: the HTML with inlined styles of a short page, which fits in one initial congestion
 *   window, of any other, and of the pages of a section; the loader, which the page requests at once; the JavaScript that
 *   every page shares; the page's own module; all JavaScript of a page after hydration; all code used by one tool alone,
 *   lazily loaded parts included.
 * - `requests`: the page and the files that its HTML requests, without the app that a tool's HTML preloads behind them;
 *   all code files of the running page, without the loader.
 * - `screens`: lengths of pages as they open on a phone of 390 by 844 pixels.
 * - `milliseconds`: from a press at first paint until an element is open that works without the app, such as a tab or the
 *   menu, or that needs it; from a tap to the next page's heading, after hydration; from a key to the painted answer of a
 *   tool or the search; the total blocking time, the part of each task over 50 ms.
 * - `largestPaintToFloor`: the largest paint, as a multiple of that of the same page without scripts and in system fonts.
 */
export const budgets: typeof import("./budgets.json") = JSON.parse(readFileSync("scripts/bench/budgets.json", "utf8"));

/**
 * The home page, the hubs and the form, which must fit in one initial congestion window. Tools are exempt: their HTML
 * holds the questions and a worked example with its sources, for visitors without JavaScript.
 */
export const shortPages: ReadonlySet<SitePath> = new Set([
  "/",
  "/learn",
  "/blog",
  "/tools",
  "/tools/consultation",
  "/sitemap",
  "/insurance-quotes-canada",
]);

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
