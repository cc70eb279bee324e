import { sitePaths, type SitePath } from "#site/site-path.ts";
import { sectionOf } from "#site/site-section.ts";
import type { SitePage } from "#platform/site-pages.tsx";
import { pageNames } from "#page-names";
import { registry } from "#site/registry.ts";

/** Whether a page is in lists, the sitemap and the search. */
export function isListed(path: SitePath): boolean {
  return registry[path].isListed ?? true;
}

/** Every listed page, for the sitemap of the build and for the sitemap page in the browser. */
export const sitePages: readonly SitePage[] = sitePaths
  .filter(isListed)
  .map((path) => ({ path, label: pageNames[path].label, section: sectionOf(path) }));
