import { useEffect, useState, type ComponentType } from "react";
import { createPortal } from "react-dom";
import { Button } from "#design-system/button/button.tsx";
import type { ToasterProps } from "./toaster.tsx";

/**
 * Fetches what draws toasts, ahead of need. A form calls this on its first focus, so that a message about a lost
 * connection doesn't itself need the connection.
 */
export async function preloadToaster(): Promise<ComponentType<ToasterProps>> {
  return (await import("./toaster.tsx")).Toaster;
}

/** The messages themselves, for when what draws them can't be fetched: a message is often all that tells of a failure. */
function PlainMessages({ queue, onDismiss }: ToasterProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 grid gap-3 wide-phone:inset-s-auto wide-phone:w-96 print:hidden"
    >
      {queue.map(({ id, title, description }) => (
        <div
          key={id}
          className="flex items-center justify-between gap-3 rounded-medium border border-line-strong bg-surface p-4 text-ink shadow-overlay"
        >
          <p>
            <strong>{title}</strong> {description}
          </p>
          <Button intent="quiet" size="small" aria-label={`Dismiss: ${title}`} onClick={() => onDismiss(id)}>
            Dismiss
          </Button>
        </div>
      ))}
    </div>
  );
}

export interface ToasterGateProps extends ToasterProps {
  /** Fetches what draws messages; the site's own unless a story stands in for a line that fails. Must stay the same. */
  readonly loadToaster?: typeof preloadToaster;
}

type Toaster = "unasked" | "missing" | { readonly Component: ComponentType<ToasterProps> };

/**
 * Fetches the toaster with the first message and then draws it at the end of the document. When it can't be fetched,
 * messages are shown plainly, and the next one tries again.
 */
export function ToasterGate({ queue, onDismiss, loadToaster = preloadToaster }: ToasterGateProps) {
  const [toaster, setToaster] = useState<Toaster>("unasked");
  const newest = queue.at(-1)?.id;
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

  if (toaster === "unasked" || (toaster === "missing" && queue.length === 0)) return null;
  const Messages = toaster === "missing" ? PlainMessages : toaster.Component;
  // A portal, because the provider may stand above <html>.
  return createPortal(<Messages queue={queue} onDismiss={onDismiss} />, document.body);
}
