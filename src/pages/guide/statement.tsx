import type { ReactNode } from "react";
import { Kicker } from "#design-system/heading/heading-block.tsx";

export interface StatementProps {
  /** One or two words above the statement. */
  readonly kicker: string;
  /** A sentence in large type, and a paragraph with its reason. */
  readonly children: ReactNode;
}

/** The key message of a page in large type. For a `<Section tone="deep">`. */
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
