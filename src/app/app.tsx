import { StrictMode, useEffect } from "react";
import { RouterProvider, type DataRouter } from "react-router-dom";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { Document } from "./document.tsx";

export interface AppProps {
  readonly router: DataRouter;
  /** Called once React has taken the page over and its handlers work. */
  readonly onHydrated: () => void;
}

/** The whole document as the browser takes it over. */
export function App({ router, onHydrated }: AppProps) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <StrictMode>
      <Document>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </Document>
    </StrictMode>
  );
}
