/** The guide that is there without a network even for whoever has only used a tool: a loss comes when the power is out. */
export const claimsGuide = "/learn/insurance-claims";

/** What is shown instead of a page that is looked after and wasn't kept; the build writes it. */
export const offlinePage = "/offline";

/** The page that is looked after, and whatever lies below it. All others, the policies before all, no worker ever sees. */
export const offlineScopes = ["/tools", claimsGuide] as const;

export type OfflineScope = (typeof offlineScopes)[number];

/** The scope that a page lies in, if any. */
export function scopeOf(path: string): OfflineScope | undefined {
  return offlineScopes.find((scope) => path === scope || path.startsWith(`${scope}/`));
}

/** Whether a path is a page's own name: with no query, and no steps that lead elsewhere, such as `/tools/../privacy-policy`. */
export function isPlainPath(path: string): boolean {
  const site = "https://site.example";
  return URL.canParse(path, site) && new URL(path, site).pathname === path;
}

/** Asks a scope's worker to keep a page, or files that a kept page has fetched later. */
export interface KeepMessage {
  /** A path within the worker's scope. */
  readonly page: string | null;
  /** Paths of files whose names never change their content. */
  readonly files: readonly string[];
}
