import { StrictMode } from "react";
import { RouterProvider, type DataRouter } from "react-router-dom";
import { Document } from "./document.tsx";
import { Providers } from "./providers.tsx";

/** The whole document as the browser takes it over. */
export function App({ router }: { readonly router: DataRouter }) {
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
