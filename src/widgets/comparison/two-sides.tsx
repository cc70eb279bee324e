import type { ReactNode } from "react";

export interface TwoSidesProps {
  /** Names the two compared things. */
  readonly label: string;
  /** Consequence for the reader. */
  readonly caption: string;
  /** Two `Side`. */
  readonly children: ReactNode;
}

/**
 * Two things that a reader may take for one, side by side with a wall between them.
 *
 * Accessibility: a figure with two headed lists; the wall is never announced.
 */
export function TwoSides({ label, caption, children }: TwoSidesProps) {
  return (
    <figure data-slot="two-sides" aria-label={label} className="min-w-0">
      <div className="grid wide-phone:grid-cols-2 wide-phone:divide-x-[1rem] divide-brand max-wide-phone:divide-y-[1rem]">
        {children}
      </div>
      <figcaption className="mt-4 text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

export interface SideProps {
  readonly title: string;
  /** A Markdown list. */
  readonly children: ReactNode;
}

export function Side({ title, children }: SideProps) {
  return (
    <div className="bg-surface px-6 py-5">
      <p className="font-display text-heading-3 font-semibold">{title}</p>
      <div className="mt-3 [&_li]:border-t [&_li]:border-line [&_li]:py-2 [&_ul]:grid">{children}</div>
    </div>
  );
}
