import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { takeOwnAddress } from "./navigation/navigation.tsx";
import { pageLoader } from "./navigation/page-modules.ts";
import { browserHistory } from "./navigation/site-history.ts";

async function start() {
  const path = takeOwnAddress(browserHistory);
  if (path !== undefined) await pageLoader(path)();
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(document, <App history={browserHistory} onHydrated={resolve} />);
    });
  });
}

/** Settles once React has taken the frame over, and with it all presses; the sections follow, the touched one first. */
export const started: Promise<void> = start();
