import { createContext, useCallback, useMemo, useRef, useState, type ComponentType } from "react";
import { createPortal } from "react-dom";
import type { Elements } from "#design-system/elements.ts";

/** `error` interrupts a screen reader's speech; the others wait. */
export type ToastTone = "neutral" | "success" | "error";

/** A short message about something that has just happened. */
export interface ToastMessage {
  /** The event, in a few words. */
  readonly title: string;
  /** Meaning of the event, or the next step. */
  readonly description?: string;
  /** Appearance, and urgency of the announcement. Default: `neutral`. */
  readonly tone?: ToastTone;
  /** Milliseconds on screen; hovering or focusing the toast pauses the timer. */
  readonly duration?: number;
}

/** A message with the id that dismisses it. */
export interface ShownToast extends ToastMessage {
  /** Increments, so that assistive technology announces each message, even with the same words. */
  readonly id: number;
}

export interface ToasterProps {
  /** The message to show, if there is one. */
  readonly message: ShownToast | null;
  /** Called when the message is dismissed, is swiped away or times out, or when an error's field takes focus. */
  readonly onDismiss: (id: number) => void;
}

interface ToastHolder {
  readonly show: (message: ToastMessage, Toaster: ComponentType<ToasterProps>) => void;
  readonly dismissError: () => void;
}

/** Used by `useToast`, which brings the toaster. */
export const ToastContext = createContext<ToastHolder | null>(null);

export interface ToastProviderProps {
  /** Components that may show messages. */
  readonly children: Elements;
}

/**
 * Accepts messages from the components below and shows one at a time: a new message replaces the previous one, so that
 * none pile up and no old error remains beside a success. The toaster comes with the code of the components that show
 * messages, and is rendered from the first one on.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  const nextId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setShown((current) => (current?.id === id ? null : current));
  }, []);
  const actions = useMemo<ToastHolder>(
    () => ({
      show(message, broughtToaster) {
        setToaster(() => broughtToaster);
        setShown({ ...message, id: nextId.current++ });
      },
      dismissError: () => setShown((current) => (current?.tone === "error" ? null : current)),
    }),
    [],
  );

  return (
    <ToastContext value={actions}>
      {children}
      {/* A portal, because the provider may be above <html> in the tree. */}
      {Toaster !== null && createPortal(<Toaster message={shown} onDismiss={dismiss} />, document.body)}
    </ToastContext>
  );
}
