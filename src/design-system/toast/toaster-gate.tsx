import { useEffect, useState, type ComponentType } from "react";
import { createPortal } from "react-dom";
import type { ToasterProps } from "./toaster.tsx";

/**
 * Fetches what draws toasts, ahead of need. A form calls this on its first focus, so that a message about a lost
 * connection doesn't itself need the connection.
 */
export async function preloadToaster(): Promise<ComponentType<ToasterProps>> {
  return (await import("./toaster.tsx")).Toaster;
}

/**
 * Fetches the toaster with the first message and then draws it at the end of the document. When it can't be fetched,
 * messages wait, and the next one tries again.
 */
export function ToasterGate({ queue, onDismiss }: ToasterProps) {
  const [toaster, setToaster] = useState<{ readonly Toaster: ComponentType<ToasterProps> } | null>(null);
  const newest = queue.at(-1)?.id;

  useEffect(() => {
    if (newest === undefined || toaster !== null) return undefined;
    let isCurrent = true;
    async function fetchToaster() {
      try {
        const Toaster = await preloadToaster();
        if (isCurrent) setToaster({ Toaster });
      } catch {
        // The next message tries again.
      }
    }
    void fetchToaster();
    return () => {
      isCurrent = false;
    };
  }, [newest, toaster]);

  if (toaster === null) return null;
  // A portal, because the provider may stand above <html>.
  return createPortal(<toaster.Toaster queue={queue} onDismiss={onDismiss} />, document.body);
}
