import { sitePaths } from "#site/site-path.ts";
import type { BreadcrumbItem } from "#design-system/breadcrumb/breadcrumb.tsx";
import { registry } from "./registry/registry.ts";

function capitalise(segment: string): string {
  let words = segment;
  try {
    words = decodeURIComponent(segment);
  } catch {
    // A malformed escape is shown as it was typed.
  }
  return words
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/**
 * The trail from the home page to the given path: registered pages by their label, other segments capitalised. The home
 * page has no trail; the last item and segments without a page have no link.
 */
export function breadcrumbTrail(pathname: string): BreadcrumbItem[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  if (segments.length === 0) return [];
  const items = segments.map((segment, index): BreadcrumbItem => {
    const path = `/${segments.slice(0, index + 1).join("/")}`;
    const known = sitePaths.find((sitePath) => sitePath === path);
    const label = known === undefined ? capitalise(segment) : registry[known].label;
    const isLink = index < segments.length - 1 && known !== undefined;
    return isLink ? { label, href: path } : { label };
  });
  return [{ label: registry["/"].label, href: "/" }, ...items];
}
