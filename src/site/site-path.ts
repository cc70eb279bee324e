import { registry, type SitePath } from "./registry.ts";

export type { SitePath };

function isSitePath(path: string): path is SitePath {
  return Object.hasOwn(registry, path);
}

/** Every page of the site, in the order of the registry. */
export const sitePaths: readonly SitePath[] = Object.keys(registry).filter(isSitePath);

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
  const name = path.replace(/\/+$/, "") || "/";
  return isSitePath(name) ? name : undefined;
}
