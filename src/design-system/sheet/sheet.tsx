import { cva } from "class-variance-authority";
import { DialogFrame, type DialogFrameProps } from "#design-system/dialog/dialog-frame.tsx";

const sheetBackdrop = cva("fixed inset-0 z-40 flex overflow-hidden bg-overlay print:hidden", {
  variants: { side: { start: "justify-start pe-8", end: "justify-end ps-8" } },
  defaultVariants: { side: "end" },
});

const sheetContent = cva(
  [
    "h-full w-full max-w-96 overflow-y-auto overscroll-contain bg-surface wrap-anywhere text-ink shadow-overlay",
    "transition duration-(--duration-calm) ease-out",
  ],
  {
    variants: {
      side: {
        start: "border-e border-line starting:-translate-x-8 rtl:starting:translate-x-8",
        end: "border-s border-line starting:translate-x-8 rtl:starting:-translate-x-8",
      },
    },
    defaultVariants: { side: "end" },
  },
);

export interface SheetProps extends DialogFrameProps {
  /** The side it stands on, in reading direction. */
  readonly side?: "start" | "end";
}

/** A modal sheet along one side, for menus and filters. Behaves as a `Dialog` does. */
export function Sheet({ side, ...frame }: SheetProps) {
  return (
    <DialogFrame
      slot="sheet"
      backdropClassName={sheetBackdrop({ side })}
      contentClassName={sheetContent({ side })}
      {...frame}
    />
  );
}
