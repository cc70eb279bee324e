import { StrictMode, useEffect } from "react";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { ApplicationError } from "./application-error.tsx";
import { Document } from "./document.tsx";
import { useShownLocation } from "./navigation/shown-location.ts";
import { Shell } from "./shell.tsx";

/** The site without the document around it, as Storybook shows it too. Needs a router around it. */
export function Site() {
  const { location, navigationType } = useShownLocation();
  return (
    <ApplicationError>
      <Shell location={location} navigationType={navigationType} />
    </ApplicationError>
  );
}

export interface AppProps {
  /** Called once the app is hydrated and its handlers work. The build has no use for it. */
  readonly onHydrated?: () => void;
}

/** The whole document, as the build writes it and the browser hydrates it. Needs a router around it. */
export function App({ onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Document>
        <ToastProvider>
          <Site />
        </ToastProvider>
      </Document>
    </StrictMode>
  );
}
