import { StrictMode, useEffect } from "react";
import { RouterProvider, type DataRouter } from "react-router-dom";
import { Document } from "./document.tsx";
import { Providers } from "./providers.tsx";

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
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </Document>
    </StrictMode>
  );
}
