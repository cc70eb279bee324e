import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { pageAt } from "#site/site-path.ts";
import { App } from "./app.tsx";
import { pageLoader } from "./navigation/page-modules.ts";
import { browserHistory } from "./navigation/site-history.ts";

async function start() {
  const path = pageAt(location.pathname);
  if (path !== undefined) {
    // The page was written under its own name, so that is where the app has to find it.
    if (path !== location.pathname) browserHistory.replace(path + location.search + location.hash);
    await pageLoader(path)();
  }
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(document, <App history={browserHistory} onHydrated={resolve} />);
    });
  });
}

/** Settles once React has taken the frame over, and with it all presses; the sections follow, the touched one first. */
export const started: Promise<void> = start();
