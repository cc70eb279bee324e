import { cva } from "class-variance-authority";
import { DialogFrame, type DialogFrameProps } from "./dialog-frame.tsx";

const dialogContent = cva(
  [
    "flex max-h-full w-full flex-col overflow-y-auto overscroll-contain bg-surface wrap-anywhere text-ink shadow-overlay",
    "rounded-t-large wide-phone:rounded-large",
    "transition duration-(--duration-calm) ease-out starting:translate-y-4",
    "border border-line",
  ],
  {
    variants: { size: { medium: "wide-phone:max-w-narrow", large: "wide-phone:max-w-page" } },
    defaultVariants: { size: "medium" },
  },
);

export interface DialogProps extends DialogFrameProps {
  /** `medium` for a message or a form, `large` for a table or two columns. */
  readonly size?: "medium" | "large";
}

/**
 * A modal dialog. Focus moves to it, stays in it, and returns to where it came from. It scrolls inside; on a phone it
 * stands on the bottom edge, in reach of the thumb.
 */
export function Dialog({ size, ...frame }: DialogProps) {
  return (
    <DialogFrame
      slot="dialog"
      backdropClassName="fixed inset-0 z-40 flex items-end justify-center overflow-hidden bg-overlay pt-8 wide-phone:items-center wide-phone:p-6 print:hidden"
      contentClassName={dialogContent({ size })}
      {...frame}
    />
  );
}
