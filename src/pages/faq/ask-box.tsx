import type { ReactNode } from "react";

export interface AskBoxProps {
  /** A question and a button. */
  readonly children: ReactNode;
}

/** A note beside a text, with a button to contact a person. */
export function AskBox({ children }: AskBoxProps) {
  return <div className="grid justify-items-start gap-3 border-s-2 border-accent ps-5">{children}</div>;
}
