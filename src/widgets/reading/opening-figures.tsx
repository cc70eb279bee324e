import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown.ts";

const row = cva("pt-3", {
  variants: { isFirst: { true: "border-t-2 border-ink", false: "border-t border-line-strong" } },
});

const figure = cva("font-display font-medium", {
  variants: { isFirst: { true: "text-display tracking-tight text-brand", false: "text-heading-2" } },
});

export interface OpeningFiguresProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** A Markdown table: a label and its figure per row. */
  readonly children: ReactNode;
}

/**
 * Two or three figures that open a page, the first one large: a cost, and the shares that others pay.
 *
 * Accessibility: a named list of terms with their figures.
 */
export function OpeningFigures({ label, children }: OpeningFiguresProps) {
  return (
    <dl data-slot="opening-figures" aria-label={label} className="grid gap-5">
      {readMarkdownTable(children).rows.map(([term, value], index) => (
        <div key={term?.text} className={row({ isFirst: index === 0 })}>
          <dt>{term?.content}</dt>
          <dd className={figure({ isFirst: index === 0 })}>{value?.content}</dd>
        </div>
      ))}
    </dl>
  );
}
