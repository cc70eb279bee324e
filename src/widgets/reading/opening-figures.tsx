import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { readMarkdownTable } from "#widgets/reading/markdown/read-markdown-table.ts";

const row = cva("pt-3", {
  variants: { isFirst: { true: "border-t-2 border-ink", false: "border-t border-line-strong" } },
});

const figure = cva("font-display font-medium", {
  variants: { isFirst: { true: "text-display tracking-tight text-brand", false: "text-heading-2" } },
});

export interface OpeningFiguresProps {
  /** What the figures are about, for assistive technology. */
  readonly label: string;
  /** A Markdown table: what is counted, and the figure. */
  readonly children: ReactNode;
}

/**
 * Two or three figures that open a page, the first one large: what a thing costs, and what others pay of it.
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
