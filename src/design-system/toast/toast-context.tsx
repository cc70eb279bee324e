import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import type { ShownToast, ToastMessage } from "./toast-message.ts";
import { ToasterGate } from "./toaster-gate.tsx";

/** Result of `useToast`. */
export interface ToastActions {
  /** Shows a message and announces it to assistive technology. */
  readonly toast: (message: ToastMessage) => void;
  /** Removes an outdated error, because the failed action is being retried. */
  readonly dismissError: () => void;
}

const ToastContext = createContext<ToastActions | null>(null);

export interface ToastProviderProps {
  /** Components that may show messages. */
  readonly children: ReactNode;
}

/**
 * Accepts messages from the components below and shows one at a time: a new message replaces the previous one, so that
 * none pile up and no old error remains beside a success. The toaster is fetched with the first message.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const nextId = useRef(0);

  const toast = useCallback((message: ToastMessage) => setShown({ ...message, id: nextId.current++ }), []);
  const dismiss = useCallback((id: number) => {
    setShown((current) => (current?.id === id ? null : current));
  }, []);
  const dismissError = useCallback(() => setShown((current) => (current?.tone === "error" ? null : current)), []);
  const actions = useMemo(() => ({ toast, dismissError }), [toast, dismissError]);

  return (
    <ToastContext value={actions}>
      {children}
      <ToasterGate message={shown} onDismiss={dismiss} />
    </ToastContext>
  );
}

/**
 * Gives access to short messages.
 * @throws {Error} Outside a `ToastProvider`, where the message would be lost.
 */
export function useToast(): ToastActions {
  const actions = use(ToastContext);
  if (actions === null) throw new Error("useToast needs a ToastProvider above it.");
  return actions;
}
