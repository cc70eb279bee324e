import { addressBook } from "#addresses";
import { registry, type SitePath } from "./registry.ts";

export type { SitePath };

/** Whether a text is a path of the registry, which names a page in every language. */
export function isSitePath(path: string): path is SitePath {
  return Object.hasOwn(registry, path);
}

/** Every page of the site, in the order of the registry. */
export const sitePaths: readonly SitePath[] = Object.keys(registry).filter(isSitePath);

/**
 * The address of a page in the build's language.
 * @param href - A path of the registry, with or without a query or fragment. Any other link is returned unchanged.
 */
export function addressOf(href: string): string {
  const path = href.replace(/[?#].*/s, "");
  return (isSitePath(path) ? (addressBook.addresses[path] ?? path) : path) + href.slice(path.length);
}

const pathOfAddress = new Map(sitePaths.map((path) => [addressOf(path), path]));

/**
 * The page at a path of the address bar. Hosts also serve a page for escaped letters or a trailing slash; a path with
 * letters in the wrong case or an escaped slash matches no page.
 */
export function pageAt(pathname: string): SitePath | undefined {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // No page has a malformed escape in its path.
  }
  return pathOfAddress.get(path.replace(/\/+$/, "") || "/");
}
