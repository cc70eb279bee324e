import { StrictMode, useEffect } from "react";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { ApplicationError } from "./application-error.tsx";
import { Document } from "./document.tsx";
import { Navigation } from "./navigation/navigation.tsx";
import type { SiteHistory } from "./navigation/site-history.ts";
import { Shell } from "./shell.tsx";

export interface AppProps {
  /** Where the visitor is, and the way they go from there. */
  readonly history: SiteHistory;
  /** Called once React has taken the page over and its handlers work. The build has no use for it. */
  readonly onHydrated?: () => void;
}

/** The site without the document around it, as Storybook shows it too. */
export function Site({ history }: Pick<AppProps, "history">) {
  return (
    <Navigation history={history}>
      <ApplicationError>
        <Shell />
      </ApplicationError>
    </Navigation>
  );
}

/** The whole document, as the build writes it and as the browser takes it over. */
export function App({ history, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Document>
        <ToastProvider>
          <Site history={history} />
        </ToastProvider>
      </Document>
    </StrictMode>
  );
}
