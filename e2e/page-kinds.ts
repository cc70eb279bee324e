import type { SitePath } from "#site/site-path.ts";

/** One page of each kind: what holds for it hardly differs on the others of its kind. */
export const pageKinds: readonly SitePath[] = [
  "/",
  "/learn",
  // A guide in tabs, and one whose parts stand side by side.
  "/learn/life-insurance",
  "/learn/insurance-claims",
  // A comparison in tabs, and one with fields to choose by.
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

/** For a test that is made of every page: it runs always on one page of each kind, and in `npm run test:all` on the others. */
export function onKinds(path: SitePath): { readonly tag: string[] } {
  return { tag: pageKinds.includes(path) ? [] : ["@all"] };
}
