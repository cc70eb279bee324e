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
  history.replaceState(history.state, "", canonicalHref(location));
  const path = pageAt(location.pathname);
  if (path !== undefined) await loadPage(path);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        // Without transitions, which a slow phone renders in slices: a page whose code is loaded is shown at once.
        <BrowserRouter useTransitions={false}>
          <App onHydrated={resolve} />
        </BrowserRouter>,
      );
    });
  });
}

/** Resolves once React has hydrated the frame, and with it all handlers; the sections follow, the touched one first. */
export const started: Promise<void> = start();
