import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const prose = cva("prose min-w-0", {
  variants: {
    size: {
      body: "text-body",
      small: "text-small",
    },
  },
  defaultVariants: { size: "body" },
});

export interface ProseProps {
  /** `small` for fine print and notes. Default: `body`. */
  readonly size?: "body" | "small";
  /** Rendered Markdown, or plain HTML elements. Pass `proseComponents` to the Markdown. */
  readonly children: ReactNode;
}

/**
 * Running text. Styles the output of Markdown; text keeps a comfortable line length, tables and components may be
 * wider.
 */
export function Prose({ size, children }: ProseProps) {
  return (
    <div data-slot="prose" className={prose({ size })}>
      {children}
    </div>
  );
}
