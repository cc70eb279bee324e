import type { ReactNode } from "react";
import { Kicker } from "#design-system/heading/kicker.tsx";

export interface StatementProps {
  /** A word or two above it. */
  readonly kicker: string;
  /** A sentence in large type, and a paragraph on why it holds. */
  readonly children: ReactNode;
}

/** One sentence that a page rests on, in large type. For a `<Section tone="deep">`. */
export function Statement({ kicker, children }: StatementProps) {
  return (
    <>
      <Kicker>{kicker}</Kicker>
      <div className="max-w-prose font-display [&_.prose]:text-heading-3 [&_p:first-child]:text-heading-1">
        {children}
      </div>
    </>
  );
}
