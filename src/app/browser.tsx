import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { pageAt } from "#site/site-path.ts";
import { App } from "./app.tsx";
import { canonicalHref } from "./navigation/canonical-href.ts";
import { keyHistoryEntries } from "./navigation/history-keys.ts";
import { loadPage } from "./navigation/page-modules.ts";

async function start() {
  keyHistoryEntries();
  const path = pageAt(location.pathname);
  if (path !== undefined) {
    // Only for a page of the site: a path such as `//evil.example` would be read as another origin.
    history.replaceState(history.state, "", canonicalHref(location));
    await loadPage(path);
  }
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        // Transitions are off: React time-slices them, which delays an already loaded page on a slow phone.
        <BrowserRouter useTransitions={false}>
          <App onHydrated={resolve} />
        </BrowserRouter>,
      );
    });
  });
}

/**
 * Resolves once React has hydrated the frame and attached all event handlers. Sections hydrate afterwards, the one that
 * the visitor touches first.
 */
export const started: Promise<void> = start();
