import { fetchAhead, isAppAskedFor } from "./app-start.ts";

/** How many pages are fetched before anyone asks for them: about 15 KB each. */
const pagesAhead = 3;

/** Whether the browser heeds `public/speculation-rules.json`, which fetches the pages of marked links. */
const speculates = "supports" in HTMLScriptElement && HTMLScriptElement.supports("speculationrules");

/**
 * Fetches the pages that the first links in view lead to. The running app fetches its own way. A page that a rule has
 * fetched is shown without another word to the server; one that a link has fetched is asked about once more.
 */
export function fetchPagesInView(): void {
  const fetched = new Set([location.pathname]);
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = target.getAttribute("href")?.replace(/#.*/, "") ?? "";
      if (!isIntersecting || isAppAskedFor() || fetched.size > pagesAhead || fetched.has(path)) continue;
      fetched.add(path);
      if (speculates) target.setAttribute("data-ahead", "");
      else fetchAhead("prefetch", path);
    }
  });
  for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link);
}
