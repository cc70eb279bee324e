import { use, useEffect, useMemo, useRef, useState } from "react";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";
import { Toast } from "./toast.tsx";
import { ToastContext, type ShownToast, type ToasterProps, type ToastMessage } from "./toast-context.tsx";

/** Delay before a message is announced: a screen reader must know the empty live region first. In milliseconds. */
const announcementDelay = 100;

/** How long the announcement stays in the document, in milliseconds. */
const announcementTime = 1000;

interface AnnouncementProps {
  readonly message: ShownToast;
}

/** Announces a message: an error at once, any other politely. */
function Announcement({ message }: AnnouncementProps) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    const start = setTimeout(() => setSaid(true), announcementDelay);
    const end = setTimeout(() => setSaid(false), announcementDelay + announcementTime);
    return () => {
      clearTimeout(start);
      clearTimeout(end);
    };
  }, []);
  return (
    <div role="status" aria-live={message.tone === "error" ? "assertive" : "polite"} className="sr-only">
      {isSaid && `${message.title} ${message.description ?? ""}`}
    </div>
  );
}

/**
 * The toast's region, which the F8 key focuses. On a phone it is at the top, where the error summary leaves space. An
 * error closes as soon as the visitor focuses an invalid field, whose own message explains the fix.
 */
function Toaster({ message, onDismiss }: ToasterProps) {
  const words = useDesignSystemWords();
  const region = useRef<HTMLElement>(null);
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

  useEffect(() => {
    const focusByKey = ({ key }: KeyboardEvent) => {
      if (key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", focusByKey);
    return () => document.removeEventListener("keydown", focusByKey);
  }, []);

  return (
    <>
      <section
        ref={region}
        tabIndex={-1}
        aria-label={words.notifications}
        data-slot="toaster"
        className="fixed inset-x-4 top-4 z-50 outline-none wide-phone:inset-s-auto wide-phone:top-auto wide-phone:bottom-4 wide-phone:w-96 print:hidden"
      >
        <ol role="list">{message !== null && <Toast key={message.id} message={message} onDismiss={onDismiss} />}</ol>
      </section>
      {message !== null && <Announcement key={message.id} message={message} />}
    </>
  );
}

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
