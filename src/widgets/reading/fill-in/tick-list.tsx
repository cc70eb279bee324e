import { useId, type ReactNode } from "react";

export interface TickListProps {
  readonly title: string;
  /** One Markdown list whose items begin with `[ ]`. */
  readonly children: ReactNode;
}

/** Tasks and checks, each with a box to tick on the screen or on paper. */
export function TickList({ title, children }: TickListProps) {
  const titleId = useId();
  return (
    <figure data-slot="tick-list" aria-labelledby={titleId} className="max-w-prose break-inside-auto print:max-w-none">
      <figcaption
        id={titleId}
        className="break-after-avoid border-b-2 border-ink pb-2 font-display text-heading-4 font-semibold"
      >
        {title}
      </figcaption>
      <div className="[&_ul]:list-none [&_ul]:ps-0">{children}</div>
    </figure>
  );
}
