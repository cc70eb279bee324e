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
export interface QueuedToast extends ToastMessage {
  /** Counts up, so that the newest has the highest. */
  readonly id: number;
}

/** What `useToast` gives. */
export interface ToastActions {
  /** Shows a message and says it to assistive technology. */
  readonly toast: (message: ToastMessage) => void;
}

const ToastContext = createContext<ToastActions | null>(null);

/** Shown at once at most; an older one makes room, so that a phone's screen is never covered. */
const maximumShown = 3;

export interface ToastProviderProps {
  /** The parts that may show messages. */
  readonly children: ReactNode;
}

/** Takes messages for the parts below. What draws them is fetched with the first message. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const nextId = useRef(0);

  const toast = useCallback((message: ToastMessage) => {
    const id = nextId.current++;
    setQueue((queued) => [...queued.slice(1 - maximumShown), { ...message, id }]);
  }, []);
  const dismiss = useCallback((id: number) => {
    setQueue((queued) => queued.filter((message) => message.id !== id));
  }, []);
  const actions = useMemo(() => ({ toast }), [toast]);

  return (
    <ToastContext value={actions}>
      {children}
      <ToasterGate queue={queue} onDismiss={dismiss} />
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
