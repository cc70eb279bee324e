import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { pageAt } from "#site/site-path.ts";
import { App } from "./app.tsx";
import { pageLoader } from "./page-modules.ts";
import { routes } from "./routes.tsx";

async function start() {
  const path = pageAt(location.pathname);
  if (path !== undefined) {
    // The page was written under its own name, so that is where the router has to find it.
    if (path !== location.pathname) history.replaceState(history.state, "", path + location.search + location.hash);
    await pageLoader(path)();
  }
  // The page is drawn already, so that the router need not scroll to it: the app starts while the visitor reads.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <App onHydrated={resolve}>
          <RouterProvider router={router} />
        </App>,
      );
    });
  });
}

/** Settles once React has taken the frame over, and with it all presses; the sections follow, the touched one first. */
export const started: Promise<void> = start();
