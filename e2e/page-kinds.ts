import type { SitePath } from "#site/site-path.ts";

/** One page of each kind, as results hardly differ within a kind. */
export const pageKinds: readonly SitePath[] = [
  "/",
  "/learn",
  // A guide with tabs, and one with parts side by side.
  "/learn/life-insurance",
  "/learn/insurance-claims",
  "/learn/life-events/first-rental",
  // A comparison with tabs, and one with filters.
  "/insurance-types/home",
  "/insurance-types/auto",
  "/provincial/ontario-insurance-guide",
  "/company-analysis/intact-financial-analysis",
  "/blog/insurance-consumer-rights-canada",
  "/faq",
  "/tools",
  "/tools/life-insurance-calculator",
  "/tools/home-insurance-calculator",
  "/tools/consultation",
  "/privacy-policy",
  "/sitemap",
];

/** Pages whose first screens, lengths and parts differ most, for conditions that few visitors meet. */
const variedPages: readonly SitePath[] = [
  "/",
  "/learn/life-insurance",
  "/insurance-types/auto",
  "/provincial/ontario-insurance-guide",
  "/tools/home-insurance-calculator",
];

/** Options for a test of every page under a rare condition: it always runs for the pages that differ most. */
export function onVaried(path: SitePath): { readonly tag: string[] } {
  return { tag: variedPages.includes(path) ? [] : ["@all"] };
}

/**
 * Options for a test of every page: it always runs for one page of each kind, and in `npm run test:all` for the others.
 */
export function onKinds(path: SitePath): { readonly tag: string[] } {
  return { tag: pageKinds.includes(path) ? [] : ["@all"] };
}
