import { StrictMode, useEffect } from "react";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { ApplicationError } from "./application-error.tsx";
import { Document } from "./document.tsx";
import { useShownLocation } from "./navigation/shown-location.ts";
import { Shell } from "./shell.tsx";

/** The site without `<html>` and `<head>`, which Storybook renders too. Must be rendered inside a router. */
export function Site() {
  const { location, navigationType } = useShownLocation();
  return (
    <ApplicationError>
      <Shell location={location} navigationType={navigationType} />
    </ApplicationError>
  );
}

export interface AppProps {
  /** Called once the app has hydrated and its event handlers work. Not used by the prerender. */
  readonly onHydrated?: () => void;
}

/** The whole document: prerendered by the build, hydrated in the browser. Must be rendered inside a router. */
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
