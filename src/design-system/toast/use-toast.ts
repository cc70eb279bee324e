import { use, useMemo } from "react";
import { ToastContext } from "./toast-context.tsx";
import type { ToastMessage } from "./toast-message.ts";
import { Toaster } from "./toaster.tsx";

/** Result of `useToast`. */
export interface ToastActions {
  /** Shows a message and announces it to assistive technology. */
  readonly toast: (message: ToastMessage) => void;
  /** Removes an outdated error, because the failed action is being retried. */
  readonly dismissError: () => void;
}

/**
 * Gives access to short messages. Brings the toaster's code, so that a message about a lost connection needs none.
 * @throws {Error} Outside a `ToastProvider`, where the message would be lost.
 */
export function useToast(): ToastActions {
  const holder = use(ToastContext);
  if (holder === null) throw new Error("useToast needs a ToastProvider above it.");
  const { show, dismissError } = holder;
  return useMemo(() => ({ toast: (message) => show(message, Toaster), dismissError }), [show, dismissError]);
}
