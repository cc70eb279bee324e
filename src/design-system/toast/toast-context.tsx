import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import type { ShownToast, ToastMessage } from "./toast-message.ts";
import { ToasterGate } from "./toaster-gate.tsx";

/** What `useToast` gives. */
export interface ToastActions {
  /** Shows a message and says it to assistive technology. */
  readonly toast: (message: ToastMessage) => void;
  /** Takes an error away that is no longer true: what failed is being tried again. */
  readonly dismissError: () => void;
}

const ToastContext = createContext<ToastActions | null>(null);

export interface ToastProviderProps {
  /** The parts that may show messages. */
  readonly children: ReactNode;
}

/**
 * Takes messages for the parts below, and shows one at a time: a new one replaces the one before, so that nothing piles up
 * and no old error stands beside a success. What draws them is fetched with the first message.
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
 * A way to show a short message.
 * @throws {Error} Outside a `ToastProvider`, where the message would be lost.
 */
export function useToast(): ToastActions {
  const actions = use(ToastContext);
  if (actions === null) throw new Error("useToast needs a ToastProvider above it.");
  return actions;
}
