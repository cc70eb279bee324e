import { useEffect, useState, type ComponentType } from "react";
import { createPortal } from "react-dom";
import { Button } from "#design-system/button/button.tsx";
import * as words from "#words/design-system.ts";
import type { ToasterProps } from "./toaster.tsx";

/**
 * Prefetches the toaster. A form calls this function on its first focus, so that a message about a lost connection
 * needs no connection.
 */
export async function preloadToaster(): Promise<ComponentType<ToasterProps>> {
  return (await import("./toaster.tsx")).Toaster;
}

/** Fallback for when the toaster can't be fetched: a message is often the only sign of a failure. */
function PlainMessage({ message, onDismiss }: ToasterProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 top-4 z-50 wide-phone:inset-s-auto wide-phone:top-auto wide-phone:bottom-4 wide-phone:w-96 print:hidden"
    >
      {message !== null && (
        <div className="flex items-center justify-between gap-3 rounded-medium border border-line-strong bg-surface p-4 text-ink shadow-overlay">
          <p>
            <strong>{message.title}</strong> {message.description}
          </p>
          <Button
            intent="quiet"
            size="small"
            aria-label={words.dismissMessage(message.title)}
            onClick={() => onDismiss(message.id)}
          >
            {words.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface ToasterGateProps extends ToasterProps {
  /**
   * Fetches the toaster; a story passes a function that fails, as a lost connection does. Must not change between
   * renders.
   */
  readonly loadToaster?: typeof preloadToaster;
}

type Toaster = "unasked" | "missing" | { readonly Component: ComponentType<ToasterProps> };

/**
 * Fetches the toaster with the first message and then renders it at the end of the document. If the fetch fails, the
 * message is shown without the toaster's styles, and the next message retries.
 *
 * Accessibility: the message is announced even if the toaster's code can't be fetched.
 */
export function ToasterGate({ message, onDismiss, loadToaster = preloadToaster }: ToasterGateProps) {
  const [toaster, setToaster] = useState<Toaster>("unasked");
  const newest = message?.id;
  const isFetched = typeof toaster === "object";

  useEffect(() => {
    if (newest === undefined || isFetched) return undefined;
    let isCurrent = true;
    async function fetchToaster() {
      try {
        const Component = await loadToaster();
        if (isCurrent) setToaster({ Component });
      } catch {
        if (isCurrent) setToaster("missing");
      }
    }
    void fetchToaster();
    return () => {
      isCurrent = false;
    };
  }, [newest, isFetched, loadToaster]);

  if (toaster === "unasked" || (toaster === "missing" && message === null)) return null;
  const Message = toaster === "missing" ? PlainMessage : toaster.Component;
  // A portal, because the provider may be above <html> in the tree.
  return createPortal(<Message message={message} onDismiss={onDismiss} />, document.body);
}
