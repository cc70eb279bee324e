import { useEffect, useRef, type ReactNode } from "react";

export interface PartFoldProps {
  /** A `<summary>` with the part's heading, then the part. */
  readonly children: ReactNode;
  /** `line` has a short summary that stands in a line with links, and is not shown where the part is open by itself. */
  readonly look?: "part" | "line";
}

/**
 * A part of running text that folds on phones by its heading. In a wide window it is open: styles show it so from the
 * start (`details.css`), and the effect opens it where they can't; its heading is no button then.
 *
 * - Do: leave the answer of the page unfolded.
 */
export function PartFold({ children, look = "part" }: PartFoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!matchMedia("(width>=30rem)").matches) return;
    details.current?.setAttribute("open", "");
    details.current?.firstElementChild?.setAttribute("tabindex", "-1");
  }, []);
  return (
    <details ref={details} className={look === "part" ? "prose" : "fold-in-line"}>
      {children}
    </details>
  );
}
