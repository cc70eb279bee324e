import type { ReactNode } from "react";

export interface StatListProps {
  /** `Stat` elements; four at most read well. */
  readonly children: ReactNode;
}

/** Figures side by side on one rule. */
export function StatList({ children }: StatListProps) {
  return (
    <dl
      data-slot="stat-list"
      className="layout-grid layout-grid-4 [--layout-grid-min:8.5rem] items-start gap-x-8 gap-y-8"
    >
      {children}
    </dl>
  );
}
