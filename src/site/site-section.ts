import type { SitePath } from "./site-path.ts";

/** The parts of the site. Each has a share image of its own and a group in the list of all pages. */
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

/** The section a page belongs to: the first part of its address; pages that stand alone are resources. */
export function sectionOf(path: SitePath): SiteSection {
  if (path === "/") return "home";
  const [, first] = path.split("/");
  return siteSections.find((section) => section === first) ?? "resources";
}
