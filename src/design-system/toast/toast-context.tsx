import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { ToasterGate } from "./toaster-gate.tsx";

/** `error` interrupts what a screen reader is saying; the others wait their turn. */
export type ToastTone = "neutral" | "success" | "error";

/** A short message about something that has just happened. */
export interface ToastMessage {
  /** What has happened, in a few words. */
  readonly title: string;
  /** What it means, or what to do now. */
  readonly description?: string;
  /** How it looks and how soon it is said. */
  readonly tone?: ToastTone;
  /** Milliseconds on screen; pointing at the toast or focusing it stops the clock. */
  readonly duration?: number;
}

/** A message with the identity it is dismissed by. */
export interface ShownToast extends ToastMessage {
  /** Counts up, so that each message is a new one to assistive technology, even with the same words. */
  readonly id: number;
}

/** What `useToast` gives. */
export interface ToastActions {
  /** Shows a message and says it to assistive technology. */
  readonly toast: (message: ToastMessage) => void;
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
  const actions = useMemo(() => ({ toast }), [toast]);

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
