import { useId, type ReactNode } from "react";
import * as words from "#words/reading.ts";

export interface MistakesProps {
  /** One list; each item starts with the mistake in bold. */
  readonly children: ReactNode;
}

/** Common mistakes and their remedies, in the style of errata: the mistake in bold, then the remedy. */
export function Mistakes({ children }: MistakesProps) {
  const titleId = useId();
  return (
    <figure data-slot="mistakes" aria-labelledby={titleId} className="max-w-prose border-s-2 border-accent ps-6">
      <figcaption id={titleId} className="text-caption font-semibold tracking-label text-ink-soft">
        {words.commonMistakes}
      </figcaption>
      <div className="[&_li]:border-b [&_li]:border-line [&_li]:py-3 [&_li]:last:border-b-0 [&_li]:last:pb-0 [&_strong]:block [&_strong]:font-display [&_strong]:text-heading-4 [&_strong]:font-semibold [&_ul]:list-none [&_ul]:ps-0">
        {children}
      </div>
    </figure>
  );
}
