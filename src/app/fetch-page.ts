import { sitePaths } from "#domain/site-path.ts";
import { pageLoader } from "./page-modules.ts";

/** Fetches the code of the page that a link leads to, if it is one of ours. Asked again, it costs nothing. */
export function fetchPageOf(href: string): void {
  const path = sitePaths.find((sitePath) => sitePath === href.replace(/[?#].*/, ""));
  // A failure shows when the visitor goes there.
  if (path !== undefined) pageLoader(path)().catch(() => {});
}
