/** Addresses of the pages for use without a network, in one language. */
export interface OfflineAddresses {
  readonly tools: string;
  /** Cached even for visitors who have only used a tool, because losses happen during power outages. */
  readonly claimsGuide: string;
  /** Fallback for a page in scope that isn't cached; prerendered by the build. */
  readonly fallback: string;
}

/** By language: English, then French. One worker script serves both. */
const addresses: readonly OfflineAddresses[] = [
  { tools: "/tools", claimsGuide: "/learn/insurance-claims", fallback: "/offline" },
  { tools: "/fr/outils", claimsGuide: "/fr/guides/declarer-sinistre", fallback: "/fr/hors-ligne" },
];

/**
 * Scopes of the worker in one language: these pages and all pages below them. No worker handles any other page, policies
 * above all.
 */
export function offlineScopes({ tools, claimsGuide }: OfflineAddresses): readonly string[] {
  return [tools, claimsGuide];
}

const isWithin = (path: string, scope: string) => path === scope || path.startsWith(`${scope}/`);

/** The addresses in the language of a page in scope; `undefined` for any other page. */
export function offlineAddresses(path: string): OfflineAddresses | undefined {
  return addresses.find((own) => offlineScopes(own).some((scope) => isWithin(path, scope)));
}

/** The scope that contains a page, if any. */
export function scopeOf(path: string): string | undefined {
  return addresses.flatMap(offlineScopes).find((scope) => isWithin(path, scope));
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

/** Attribute of `<html>` on a page that the worker has answered from the cache. */
export const savedCopyAttribute = "data-saved-copy";

/** Marks the HTML of a cached page, so that the app can tell its visitor. */
export const markSavedCopy = (html: string): string => html.replace("<html", `<html ${savedCopyAttribute}`);

/** Removes pages that aren't cached from the list of the offline page; `data-page` holds the path of each entry. */
export function listCachedPages(html: string, cached: ReadonlySet<string>): string {
  return html.replaceAll(/<li data-page="([^"]*)".*?<\/li>/gs, (entry, page: string) =>
    cached.has(page) ? entry : "",
  );
}
