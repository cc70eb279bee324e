import type { ReactNode } from "react";

export interface QuoteProps {
  /** The words, without quotation marks. */
  readonly children: ReactNode;
  /** Who said it, or where it is written; a link if it can be read. */
  readonly source?: ReactNode;
}

/** Somebody else's words, set apart. Only real words with a real source. */
export function Quote({ children, source }: QuoteProps) {
  return (
    <figure data-slot="quote" className="max-w-prose border-s-2 border-accent ps-6">
      <blockquote className="font-display text-heading-3 text-pretty">{children}</blockquote>
      {source !== undefined && <figcaption className="mt-3 text-caption text-ink-soft">{source}</figcaption>}
    </figure>
  );
}
