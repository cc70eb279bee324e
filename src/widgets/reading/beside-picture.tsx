import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";

/* A share of the width, so that it leaves the title its room on phones and with enlarged text. */
const frame = cva("float-end ms-4 w-1/5 text-brand print:hidden", {
  variants: {
    size: {
      small: "max-w-30",
      medium: "max-w-50",
      large: "max-w-64",
    },
  },
});

export interface BesidePictureProps {
  /** A decorative picture as wide as its container. */
  readonly picture: Elements;
  /** Largest width of the picture: 120, 200 or 256 px. */
  readonly size: "small" | "medium" | "large";
  /** The title and what follows it. */
  readonly children: ReactNode;
}

/** A page's title with a picture at the end of the line. */
export function BesidePicture({ picture, size, children }: BesidePictureProps) {
  return (
    <div className="flow-root">
      {/* Before the title in the HTML: otherwise the title would shift when it arrives before the picture on a slow
          connection. */}
      <div className={frame({ size })}>{picture}</div>
      <div>{children}</div>
    </div>
  );
}
