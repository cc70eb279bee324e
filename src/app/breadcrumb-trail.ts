import { sitePaths } from "#site/site-path.ts";
import type { BreadcrumbItem } from "#design-system/breadcrumb/breadcrumb.tsx";
import { pageNames } from "#page-names";

/** Link to the choice of a province on the home page. */
export const provinceChoice = "/#your-province";

function capitalise(segment: string): string {
  let words = segment;
  try {
    words = decodeURIComponent(segment);
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
  const segments = pathname.split("/").filter((segment) => segment !== "");
  if (segments.length === 0) return [];
  const items = segments.map((segment, index): BreadcrumbItem => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const page = sitePaths.find((sitePath) => sitePath === path);
    const label = page === undefined ? capitalise(segment) : pageNames[page].label;
    if (index === segments.length - 1) return { label };
    if (page !== undefined) return { label, href: path };
    // `/provincial` itself is no page; its item links to the choice of a province on the home page.
    return path === "/provincial" ? { label, href: provinceChoice } : { label };
  });
  return [{ label: pageNames["/"].label, href: "/" }, ...items];
}
