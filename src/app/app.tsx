import { StrictMode, useEffect } from "react";
import { ErrorBoundary } from "#design-system/error-boundary/error-boundary.tsx";
import { DesignSystemWordsContext } from "#design-system/words/design-system-words.ts";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { ErrorFallback } from "#widgets/shell/error-fallback.tsx";
import { designSystemWords } from "#words/design-system.ts";
import * as words from "#words/shell.ts";
import { Document } from "./document.tsx";
import { useShownLocation } from "./navigation/page-modules.ts";
import { Shell } from "./shell.tsx";

/** The site without `<html>` and `<head>`, which Storybook renders too. Must be rendered inside a router. */
export function Site() {
  const { location, navigationType } = useShownLocation();
  return (
    // The last boundary: the parts of the frame have their own.
    <ErrorBoundary fallback={<ErrorFallback message={words.somethingWentWrong} />}>
      <Shell location={location} navigationType={navigationType} />
    </ErrorBoundary>
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
        <DesignSystemWordsContext value={designSystemWords}>
          <ToastProvider>
            <Site />
          </ToastProvider>
        </DesignSystemWordsContext>
      </Document>
    </StrictMode>
  );
}
