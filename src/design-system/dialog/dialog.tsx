import { cva } from "class-variance-authority";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

const dialogContent = cva(
  [
    "flex max-h-full w-full flex-col overflow-y-auto overscroll-contain bg-surface wrap-anywhere text-ink shadow-overlay",
    "wide-phone:rounded-large",
    "transition duration-(--duration-calm) ease-out starting:translate-y-4",
    "border border-line",
  ],
  {
    variants: {
      size: {
        medium: "wide-phone:max-w-narrow",
        form: "wide-phone:max-w-prose",
        large: "wide-phone:max-w-page",
      },
      placement: { bottom: "rounded-t-large", top: "rounded-b-large" },
    },
    defaultVariants: { size: "medium", placement: "bottom" },
  },
);

const dialogBackdrop = cva(
  "fixed inset-0 z-40 flex justify-center overflow-hidden bg-overlay wide-phone:items-center wide-phone:p-6 print:hidden",
  {
    variants: { placement: { bottom: "items-end pt-8", top: "items-start pb-8" } },
    defaultVariants: { placement: "bottom" },
  },
);

export interface DialogProps extends DialogFrameProps {
  /** `medium` for a message, `form` for fields in two columns, `large` for a table. Default: `medium`. */
  readonly size?: "medium" | "form" | "large";
  /**
   * Edge of a phone's screen that the dialog sticks to: `top` for a dialog whose height changes while the visitor
   * types. Default: `bottom`.
   */
  readonly placement?: "bottom" | "top";
}

/**
 * A modal dialog. It traps focus and returns it to the previously focused element. Its content scrolls; on a phone the
 * dialog is at the bottom edge, in reach of the thumb, unless placed at the top.
 *
 * For a short task that interrupts the page and ends. Content that people return to needs a page.
 *
 * - Do: open it on a press by the visitor.
 * - Do: title it with the task.
 * - Don't: open a dialog from a dialog.
 * - Don't: open one on page load.
 * - Accessibility: traps focus and returns it. Escape and the close button both close the dialog.
 */
export function Dialog({ size, placement, ...frame }: DialogProps) {
  return (
    <DialogFrame
      backdropClassName={dialogBackdrop({ placement })}
      contentClassName={dialogContent({ size, placement })}
      {...frame}
    />
  );
}
