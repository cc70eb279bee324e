import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";

const steps = cva("group/steps grid [counter-reset:step]", {
  variants: {
    direction: {
      down: "grid-cols-1",
      across: "grid-cols-1 gap-x-10 gap-y-8 tablet:auto-cols-fr tablet:grid-flow-col",
    },
  },
  defaultVariants: { direction: "down" },
});

export interface StepsProps {
  /** `across` sets up to four short steps side by side where there is room. Default: `down`. */
  readonly direction?: "down" | "across";
  /** `Step` elements. */
  readonly children: ReactNode;
}

/** Instructions in order. The ordered list supplies the numbers. */
export function Steps({ direction = "down", children }: StepsProps) {
  return (
    <ol data-slot="steps" data-direction={direction} role={listRole("ol")} className={steps({ direction })}>
      {children}
    </ol>
  );
}
