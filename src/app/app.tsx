import { StrictMode, useEffect, type ReactNode } from "react";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { Document } from "./document.tsx";

export interface AppProps {
  /** The router with its page, and nothing beside it: React's ids count what stands where, and must be the build's own. */
  readonly children: ReactNode;
  /** Called once React has taken the page over and its handlers work. The build has no use for it. */
  readonly onHydrated?: () => void;
}

/** The whole document, as the build writes it and as the browser takes it over. */
export function App({ children, onHydrated }: AppProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <Document>
        <ToastProvider>{children}</ToastProvider>
      </Document>
    </StrictMode>
  );
}
