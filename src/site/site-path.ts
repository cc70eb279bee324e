import { companySlugs } from "#domain/company.ts";
import { insuranceLines } from "#domain/insurance-line.ts";
import { provinceSlugs } from "#domain/province.ts";
import { toolIds } from "#domain/tool-id.ts";

/** Topics of the guides under /learn, in the order of the specification. */
const learnTopics = [
  "how-insurance-works",
  "choose-insurance",
  "insurance-claims",
  "life-insurance",
  "home-insurance",
  "auto-insurance",
  "health-insurance",
  "travel-insurance",
  "business-insurance",
  "disability-insurance",
  "insurance-comparison",
  "insurance-savings",
  "young-professionals-insurance",
  "new-immigrant-insurance",
  "high-net-worth-insurance",
  "insurance-for-seniors",
] as const;

/** Slugs of the free resources under /learn/resources. */
const resourceSlugs = ["insurance-checklist", "comparison-workbook", "new-driver-kit"] as const;

/** Slugs of the articles under /blog. */
export const articleSlugs = [
  "best-life-insurance-canada-2024",
  "home-insurance-guide-canada-2024",
  "auto-insurance-rates-by-province-2024",
  "insurance-actuarial-tables-explained",
  "insurance-fraud-canada",
  "insurance-consumer-rights-canada",
] as const;

export type ArticleSlug = (typeof articleSlugs)[number];

/** Every page of the site, in the order of the specification. The registry has exactly one row for each. */
export const sitePaths = [
  "/",
  "/learn",
  ...learnTopics.map((topic) => `/learn/${topic}` as const),
  ...resourceSlugs.map((slug) => `/learn/resources/${slug}` as const),
  "/insurance-types",
  ...insuranceLines.map((line) => `/insurance-types/${line}` as const),
  "/blog",
  ...articleSlugs.map((slug) => `/blog/${slug}` as const),
  "/tools",
  ...toolIds.map((id) => `/tools/${id}` as const),
  "/tools/consultation",
  "/faq",
  "/insurance-quotes-canada",
  "/insurance-rates-canada",
  "/about",
  "/sitemap",
  "/terms-of-service",
  "/privacy-policy",
  ...provinceSlugs.map((slug) => `/provincial/${slug}-insurance-guide` as const),
  ...companySlugs.map((slug) => `/company-analysis/${slug}-analysis` as const),
  "/request-sent",
  "/request-not-sent",
] as const;

/** Address of a page of the site, from the root and without a trailing slash. */
export type SitePath = (typeof sitePaths)[number];

/**
 * The page at a path of the address bar. Hosts answer a page under more names than its own, with escaped letters or a
 * slash at the end; letters in the wrong case or an escaped slash make another address.
 */
export function pageAt(pathname: string): SitePath | undefined {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // A broken escape is part of no page's name.
  }
  const name = path.replace(/\/+$/, "") || "/";
  return sitePaths.find((sitePath) => sitePath === name);
}
