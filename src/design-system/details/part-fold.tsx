import { useEffect, useRef, type ReactNode } from "react";

export interface PartFoldProps {
  /** A `<summary>` with the part's heading, then the part. */
  readonly children: ReactNode;
}

/**
 * A part of running text that folds on phones by its heading. In a wide window it is open: styles show it so from the
 * start (`details.css`), and the effect opens it where they can't; its heading is no button then.
 *
 * - Do: leave the answer of the page unfolded.
 */
export function PartFold({ children }: PartFoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!matchMedia("(width>=30rem)").matches) return;
    details.current?.setAttribute("open", "");
    details.current?.firstElementChild?.setAttribute("tabindex", "-1");
  }, []);
  return (
    <details ref={details} className="prose">
      {children}
    </details>
  );
}
