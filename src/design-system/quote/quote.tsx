import type { ReactNode } from "react";

export interface QuoteProps {
  /** The quoted words, without quotation marks. */
  readonly children: ReactNode;
  /** The speaker or the publication; a link if it is online. */
  readonly source?: ReactNode;
}

/** A quotation, set apart. Only real quotations with a real source. */
export function Quote({ children, source }: QuoteProps) {
  return (
    <figure data-slot="quote" className="max-w-prose border-s-2 border-accent ps-6">
      <blockquote className="font-display text-heading-3 text-pretty">{children}</blockquote>
      {source !== undefined && <figcaption className="mt-3 text-caption text-ink-soft">{source}</figcaption>}
    </figure>
  );
}
