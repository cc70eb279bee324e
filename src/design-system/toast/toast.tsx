import { cva } from "class-variance-authority";
import CircleAlert from "lucide-react/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide-react/dist/esm/icons/circle-check.mjs";
import Info from "lucide-react/dist/esm/icons/info.mjs";
import X from "lucide-react/dist/esm/icons/x.mjs";
import { useEffect, useRef, useState } from "react";
import type { ShownToast, ToastTone } from "./toast-context.tsx";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

const toastRecipe = cva(
  [
    "pointer-events-auto flex items-start gap-3 rounded-medium border border-s-4 py-1.5 ps-4 pe-1.5 wrap-anywhere touch-pan-y shadow-overlay",
    "transition duration-(--duration-calm) ease-out starting:translate-y-4",
  ],
  {
    variants: {
      tone: {
        neutral: "border-line-strong border-s-info bg-surface text-ink [&>svg]:text-info",
        success: "border-line-strong border-s-positive bg-surface text-ink [&>svg]:text-positive",
        error: "border-negative bg-negative-wash text-ink [&>svg]:text-negative",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

const icons = { neutral: Info, success: CircleCheck, error: CircleAlert } satisfies Record<ToastTone, unknown>;

/** Long enough to read two lines at an unhurried pace, in milliseconds. */
const defaultDuration = 10_000;

/** Distance of a swipe to the right that dismisses a toast, in pixels. */
const swipeDistance = 50;

export interface ToastProps {
  readonly message: ShownToast;
  /** Called with the message's id when the message is dismissed, is swiped away or times out. */
  readonly onDismiss: (id: number) => void;
}

/**
 * The message of the `Toaster`, which announces it.
 *
 * Accessibility: F8 moves focus to the toasts, Escape dismisses the toast; hovering, focusing it or leaving the window
 * stops its timer.
 */
export function Toast({ message, onDismiss }: ToastProps) {
  const { id, title, description, tone = "neutral", duration = defaultDuration } = message;
  const words = useDesignSystemWords();
  const [isHeld, setHeld] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const Icon = icons[tone];

  useEffect(() => {
    const element = item.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const hold = () => setHeld(true);
    const release = () => setHeld(false);
    for (const type of ["pointerenter", "focusin"]) element.addEventListener(type, hold, { signal });
    for (const type of ["pointerleave", "focusout"]) element.addEventListener(type, release, { signal });
    addEventListener("blur", hold, { signal });
    addEventListener("focus", release, { signal });
    // Before the dialog below, which stays open. Dialogs listen on the document.
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onDismiss(id);
      },
      { signal, capture: true },
    );
    let touchedAt = Infinity;
    element.addEventListener(
      "pointerdown",
      ({ clientX, pointerType }) => (touchedAt = pointerType === "touch" ? clientX : Infinity),
      { signal },
    );
    element.addEventListener("pointerup", ({ clientX }) => clientX - touchedAt > swipeDistance && onDismiss(id), {
      signal,
    });
    return () => listening.abort();
  }, [id, onDismiss]);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onDismiss(id), duration);
    return () => clearTimeout(timer);
  }, [isHeld, id, duration, onDismiss]);

  return (
    <li ref={item} data-slot="toast" className={toastRecipe({ tone })}>
      <Icon aria-hidden="true" className="mt-2.5 size-5 shrink-0" />
      <div className="min-w-0 grow py-2">
        <p className="font-bold">{title}</p>
        {description !== undefined && <p className="text-small">{description}</p>}
      </div>
      <button
        type="button"
        aria-label={words.dismiss(title)}
        className="inline-grid size-target shrink-0 cursor-pointer place-items-center rounded-medium hover:bg-brand-wash"
        onClick={() => onDismiss(id)}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}
