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
      size: { medium: "wide-phone:max-w-narrow", large: "wide-phone:max-w-page" },
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
  /** `medium` for a message or a form, `large` for a table or two columns. */
  readonly size?: "medium" | "large";
  /** Edge of a phone's screen that it stands on: `top` where one types in it and its height changes with what is typed. */
  readonly placement?: "bottom" | "top";
}

/**
 * A modal dialog. Focus moves to it, stays in it, and returns to where it came from. It scrolls inside; on a phone it
 * stands on the bottom edge, in reach of the thumb, unless placed at the top.
 */
export function Dialog({ size, placement, ...frame }: DialogProps) {
  return (
    <DialogFrame
      slot="dialog"
      backdropClassName={dialogBackdrop({ placement })}
      contentClassName={dialogContent({ size, placement })}
      {...frame}
    />
  );
}
