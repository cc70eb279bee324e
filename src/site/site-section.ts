import type { SitePath } from "./site-path.ts";

/** The sections of the site. Each has a share image and a group in the list of all pages. */
export const siteSections = [
  "home",
  "learn",
  "insurance-types",
  "blog",
  "tools",
  "provincial",
  "company-analysis",
  "resources",
] as const;

export type SiteSection = (typeof siteSections)[number];

/** The section of a page: the first segment of its path; pages outside a section are resources. */
export function sectionOf(path: SitePath): SiteSection {
  if (path === "/") return "home";
  const [, first] = path.split("/");
  return siteSections.find((section) => section === first) ?? "resources";
}
