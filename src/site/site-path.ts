import { registry, type SitePath } from "./registry.ts";

export type { SitePath };

function isSitePath(path: string): path is SitePath {
  return Object.hasOwn(registry, path);
}

/** Every page of the site, in the order of the registry. */
export const sitePaths: readonly SitePath[] = Object.keys(registry).filter(isSitePath);

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
  return isSitePath(name) ? name : undefined;
}
