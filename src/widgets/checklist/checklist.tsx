import { useId, type ReactNode } from "react";

export interface ChecklistProps {
  readonly title: string;
  /** One plain list. */
  readonly children: ReactNode;
}

/** Things to have done or at hand, with boxes to tick on paper: it keeps together when the page is printed. */
export function Checklist({ title, children }: ChecklistProps) {
  const titleId = useId();
  return (
    <figure
      data-slot="checklist"
      aria-labelledby={titleId}
      className="max-w-prose break-inside-avoid border border-line-strong bg-surface px-6 py-5"
    >
      <figcaption id={titleId} className="border-b-2 border-ink pb-3 font-display text-heading-4 font-semibold">
        {title}
      </figcaption>
      <div className="[&_li]:relative [&_li]:border-b [&_li]:border-line [&_li]:py-2.5 [&_li]:ps-9 [&_li]:last:border-b-0 [&_li]:before:absolute [&_li]:before:inset-s-0 [&_li]:before:top-3.5 [&_li]:before:size-4.5 [&_li]:before:border-2 [&_li]:before:border-line-strong [&_ul]:list-none [&_ul]:ps-0">
        {children}
      </div>
    </figure>
  );
}
