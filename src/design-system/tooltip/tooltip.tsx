import CircleQuestionMark from "lucide-react/dist/esm/icons/circle-question-mark.mjs";
import { cva } from "class-variance-authority";
import { useId, type ReactNode } from "react";

const note = cva(
  [
    "explanation max-w-80 rounded-medium bg-surface px-4 py-3 text-start font-text text-small font-regular",
    "whitespace-normal wrap-anywhere text-ink print:hidden",
    // Beside its button where the browser supports anchor positioning, else at the bottom of the screen.
    "inset-x-4 top-auto bottom-4 mx-auto",
    "supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:mx-3",
    "supports-[position-area:block-end]:my-2",
  ],
  {
    variants: {
      side: {
        below: "[position-area:block-end]",
        above: "[position-area:block-start]",
      },
    },
    defaultVariants: { side: "below" },
  },
);

export interface TooltipProps {
  /** Preferred side of the note; it flips where space is short. Default: `below`. */
  readonly side?: "below" | "above";
  /** Name of the button, such as "What is a deductible?" */
  readonly label: string;
  /** The note; phrasing content and links, no blocks. */
  readonly children: ReactNode;
}

/**
 * A short note behind a small button. It opens on press, not on hover, so it works by touch, by keyboard and without
 * any script: the browser opens, places and closes it. Never put essential text in it.
 *
 * Accessibility: a button that opens the note by a press, never by hover; Escape closes it. Name the button after the
 * explained term.
 */
export function Tooltip({ label, side, children }: TooltipProps) {
  const id = useId();
  return (
    <span data-slot="tooltip" className="inline-flex align-middle">
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="relative mx-1 inline-grid size-6 cursor-pointer place-items-center rounded-round text-brand after:absolute after:-inset-2.5 hover:bg-brand-wash"
      >
        <CircleQuestionMark aria-hidden="true" className="size-5" />
      </button>
      <span id={id} popover="auto" className={note({ side })}>
        {children}
      </span>
    </span>
  );
}
