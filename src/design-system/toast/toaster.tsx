import { Provider, Viewport } from "@radix-ui/react-toast";
import { useEffect } from "react";
import * as words from "#words/design-system.ts";
import { Toast } from "./toast.tsx";
import type { ShownToast } from "./toast-message.ts";

/** Long enough to read two lines at an unhurried pace. */
const defaultDuration = 10_000;

export interface ToasterProps {
  /** The message to show, if there is one. */
  readonly message: ShownToast | null;
  /** Called when the message is dismissed, is swiped away or times out, or when an error's field takes focus. */
  readonly onDismiss: (id: number) => void;
}

/**
 * The toast's region, which the F8 key focuses. On a phone it is at the top, where the error summary leaves space. An
 * error closes as soon as the visitor focuses an invalid field, whose own message explains the fix.
 */
export function Toaster({ message, onDismiss }: ToasterProps) {
  const errorId = message?.tone === "error" ? message.id : undefined;

  useEffect(() => {
    if (errorId === undefined) return undefined;
    function dismissAtWrongField({ target }: FocusEvent) {
      if (target instanceof Element && target.matches("[aria-invalid=true]") && errorId !== undefined)
        onDismiss(errorId);
    }
    document.addEventListener("focusin", dismissAtWrongField);
    return () => document.removeEventListener("focusin", dismissAtWrongField);
  }, [errorId, onDismiss]);

  return (
    <Provider label={words.notification} duration={defaultDuration} swipeDirection="right">
      {message !== null && <Toast key={message.id} message={message} onDismiss={onDismiss} />}
      <Viewport
        label={words.notifications}
        data-slot="toaster"
        className="fixed inset-x-4 top-4 z-50 outline-none wide-phone:inset-s-auto wide-phone:top-auto wide-phone:bottom-4 wide-phone:w-96 print:hidden"
      />
    </Provider>
  );
}
