import { cva } from "class-variance-authority";
import type { ReactNode } from "react";

const columns = cva("grid grid-cols-1 gap-x-16 gap-y-12", {
  variants: {
    wider: {
      neither: "laptop:grid-cols-2",
      first: "laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
      second: "laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
    },
  },
});

export interface ColumnsProps {
  /** Which of the two takes more room. Default: `neither`. */
  readonly wider?: "neither" | "first" | "second";
  /** Two texts. */
  readonly children: ReactNode;
}

/** Two texts side by side on wide screens, one under the other on narrow ones. */
export function Columns({ wider = "neither", children }: ColumnsProps) {
  return <div className={columns({ wider })}>{children}</div>;
}
