/** Cached even for visitors who have only used a tool, because losses happen during power outages. */
export const claimsGuide = "/learn/insurance-claims";

/** Fallback for a page in scope that isn't cached; prerendered by the build. */
export const offlinePage = "/offline";

/** Scopes of the worker: these pages and all pages below them. No worker handles any other page, policies above all. */
export const offlineScopes = ["/tools", claimsGuide] as const;

export type OfflineScope = (typeof offlineScopes)[number];

/** The scope that contains a page, if any. */
export function scopeOf(path: string): OfflineScope | undefined {
  return offlineScopes.find((scope) => path === scope || path.startsWith(`${scope}/`));
}

/** Whether a path is normalised: no query, and no dot segments such as `/tools/../privacy-policy`. */
export function isPlainPath(path: string): boolean {
  const site = "https://site.example";
  return URL.canParse(path, site) && new URL(path, site).pathname === path;
}

/** Asks the worker of a scope to cache a page, or files that a cached page has fetched later. */
export interface CacheMessage {
  /** A path within the worker's scope. */
  readonly page: string | null;
  /** Paths of immutable files. */
  readonly files: readonly string[];
}
