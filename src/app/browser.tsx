import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { sitePaths } from "#domain/site-path.ts";
import { App } from "./app.tsx";
import { preparePage, routes } from "./routes.tsx";

async function start() {
  const path = sitePaths.find((sitePath) => sitePath === location.pathname);
  if (path !== undefined) await preparePage(path);
  const router = createBrowserRouter(routes);
  // The router loads the first page's route before it calls itself ready; hydrating earlier would not match the HTML.
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const unsubscribe = router.subscribe((state) => {
        if (!state.initialized) return;
        unsubscribe();
        resolve();
      });
    });
  }
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(document, <App router={router} onHydrated={resolve} />);
    });
  });
}

/** Settles once React has taken the page over. */
export const started: Promise<void> = start();
