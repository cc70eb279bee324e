import { useId, type ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { Details } from "#design-system/details/details.tsx";

export interface ChartFigureProps {
  /** Value of `data-slot`. */
  readonly slot: string;
  readonly title: string;
  /** `prose`: no wider than text. */
  readonly width?: "full" | "prose";
  readonly children: Elements;
  /** The chart's figures as a table, closed at first. */
  readonly table?: { readonly summary: string; readonly content: ReactNode };
  readonly printsTable?: boolean;
}

/** A chart with its title, and the same figures as a table below it. */
export function ChartFigure({ slot, title, width = "full", children, table, printsTable = true }: ChartFigureProps) {
  const titleId = useId();
  return (
    <figure
      data-slot={slot}
      aria-labelledby={titleId}
      className={width === "prose" ? "grid max-w-prose gap-4 print:gap-2" : "grid min-w-0 gap-4 print:gap-2"}
    >
      <figcaption id={titleId} className="font-display text-heading-4 font-semibold">
        {title}
      </figcaption>
      {children}
      {table !== undefined && (
        <div className={printsTable ? undefined : "print:hidden"}>
          <Details summary={table.summary}>{table.content}</Details>
        </div>
      )}
    </figure>
  );
}
