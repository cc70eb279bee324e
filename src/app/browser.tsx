import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { keepSelectedSummaries } from "#design-system/details/keep-selected-summaries.ts";
import { closeOverlaysOnBack } from "#design-system/overlay/overlay-history.ts";
import { pageAt } from "#site/site-path.ts";
import { preloadFocusedSearch } from "#widgets/shell/site-search/site-search.tsx";
import { App } from "./app.tsx";
import { keepEarlyEntries } from "./early-entries.ts";
import { canonicalHref, keyHistoryEntries } from "./navigation/history-entries.ts";
import { loadPage } from "./navigation/page-modules.ts";
import { reloadIfStorageChanged } from "./navigation/reload-if-storage-changed.ts";

/** User input after which the visitor has moved on. */
const userEvents = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps the passage of the opened link in view (`#:~:text=`), which browsers hide from `location`. Few links have one, so
 * the code is fetched only for them.
 * @returns Scrolls to the passage, unless the visitor has moved on meanwhile. After a reload or a return, the browser
 * restores the scroll position.
 */
function followPassage(): () => Promise<void> {
  const [visit] = performance.getEntriesByType("navigation");
  const isNewVisit = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isNewVisit || !visit.name.includes(":~:")) return async () => {};
  let hasMoved = "userActivation" in navigator && navigator.userActivation.hasBeenActive;
  for (const type of userEvents) addEventListener(type, () => (hasMoved = true), { once: true, passive: true });
  return async () => {
    const { showPassage } = await import("./show-passage.ts");
    if (!hasMoved) showPassage(visit.name);
  };
}

const entries = keepEarlyEntries();
const showPassage = followPassage();

/** Presses a button that was pressed before hydration. */
export const { press } = entries;

async function start() {
  preloadFocusedSearch();
  closeOverlaysOnBack();
  keyHistoryEntries();
  keepSelectedSummaries();
  reloadIfStorageChanged();
  const path = pageAt(location.pathname);
  if (path !== undefined) {
    // Only for a page of the site: a path such as `//evil.example` would be read as another origin.
    history.replaceState(history.state, "", canonicalHref(location));
    await loadPage(path);
  } else if (document.querySelector("link[rel=canonical]") !== null) {
    // An archive, or a preview in a folder, serves a page at another address. The router would put the not-found page in
    // its place, which alone has no canonical address.
    throw new Error(`This page has no address such as ${location.pathname}`);
  }
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        // Transitions are off: React time-slices them, which delays an already loaded page on a slow phone.
        <BrowserRouter useTransitions={false}>
          <App onHydrated={resolve} />
        </BrowserRouter>,
        {
          onRecoverableError(error) {
            reportError(error);
            // React has discarded a part of the page; this is called while it commits the new one.
            queueMicrotask(entries.settle);
          },
        },
      );
    });
  });
  // Without the code, the page stays where the browser has scrolled to.
  showPassage().catch(() => {});
  void entries.settleAll();
}

/**
 * Resolves once React has hydrated the frame and attached all event handlers. Sections hydrate afterwards, the one that
 * the visitor touches first.
 */
export const started: Promise<void> = start();
