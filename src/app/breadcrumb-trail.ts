import { sitePaths } from "#site/site-path.ts";
import type { BreadcrumbItem } from "#design-system/breadcrumb/breadcrumb.tsx";
import { addressBook } from "#addresses";
import { folderNames } from "#words/languages.ts";
import { pageNames } from "#page-names";

/** Link to the choice of a province on the home page. */
export const provinceChoice = "/#your-province";

/** A segment without a page: its name in the build's language, or the segment itself, capitalised. */
function nameOf(segment: string): string {
  let words = (Object.hasOwn(folderNames, segment) ? folderNames[segment] : undefined) ?? segment;
  try {
    words = decodeURIComponent(words);
  } catch {
    // Show a malformed escape as typed.
  }
  return words
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * The trail from the home page to the given path: registered pages by their label, other segments capitalised. The home
 * page has no trail; the last item and other segments without a page have no link.
 */
export function breadcrumbTrail(pathname: string): BreadcrumbItem[] {
  // An address without a page still has the folder of its language.
  const { root } = addressBook;
  const below = pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : pathname;
  const segments = below.split("/").filter((segment) => segment !== "");
  if (segments.length === 0) return [];
  const items = segments.map((segment, index): BreadcrumbItem => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const page = sitePaths.find((sitePath) => sitePath === path);
    const label = page === undefined ? nameOf(segment) : pageNames[page].label;
    if (index === segments.length - 1) return { label };
    if (page !== undefined) return { label, href: path };
    // `/provincial` itself is no page; its item links to the choice of a province on the home page.
    return path === "/provincial" ? { label, href: provinceChoice } : { label };
  });
  return [{ label: pageNames["/"].label, href: "/" }, ...items];
}
