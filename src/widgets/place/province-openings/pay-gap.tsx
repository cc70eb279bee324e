import type { ReactNode } from "react";
import { readDollarCell, readMarkdownTable, type MarkdownCell } from "#widgets/reading/markdown/read-markdown.ts";

export interface PayGapProps {
  /** Accessible name: the comparison. */
  readonly label: string;
  readonly caption: string;
  /** A Markdown table of two rows: the pay with its amount, and the benefit with its amount. */
  readonly children: ReactNode;
}

/** A week of pay and the benefit that replaces it, as bars to one scale: the dashed part is the gap. */
export function PayGap({ label, caption, children }: PayGapProps) {
  const [pay, benefit] = readMarkdownTable(children).rows;
  const share = (readDollarCell(benefit?.[1]) / readDollarCell(pay?.[1])) * 100;
  return (
    <figure aria-label={label} className="grid gap-6">
      <div>
        <Amount row={pay} />
        <div aria-hidden="true" className="mt-2 h-5 bg-brand forced-colors:border" />
      </div>
      <div>
        <Amount row={benefit} />
        <svg aria-hidden="true" width="100%" height="20" className="mt-2 block border border-dashed border-line-strong">
          <rect width={`${share}%`} height="20" className="fill-on-deep-accent" />
        </svg>
      </div>
      <figcaption className="text-small text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function Amount({ row }: { readonly row: readonly MarkdownCell[] | undefined }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span>{row?.[0]?.content}</span>
      <span className="font-display text-heading-2 font-medium">{row?.[1]?.content}</span>
    </p>
  );
}
