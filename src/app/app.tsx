import { StrictMode, type ReactNode } from "react";
import { ToastProvider } from "#design-system/toast/toast-context.tsx";
import { Document } from "./document.tsx";

/** The whole document, as the build writes it and as the browser takes it over. */
export function App({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <Document>
        <ToastProvider>{children}</ToastProvider>
      </Document>
    </StrictMode>
  );
}
