import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { readMarkdownTable, readNumberCell } from "#widgets/reading/markdown/read-markdown.ts";
import * as words from "#words/reading.ts";

export interface DiscountListProps {
  /** A Markdown table: name, percent from, percent to, how to get it. */
  readonly children: ReactNode;
}

/** Discounts with their value first, because readers scan for it. */
export function DiscountList({ children }: DiscountListProps) {
  return (
    <ul data-slot="discount-list" role={listRole("ul")} className="grid gap-x-12 tablet:grid-cols-2">
      {readMarkdownTable(children).rows.map(([name, from, to, howToGet]) => (
        <li
          key={name?.text}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-4 laptop:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <span className="font-display text-heading-3 font-semibold text-brand tabular-nums">
            <Figure basis="site">{words.fromToPercent(readNumberCell(from), readNumberCell(to))}</Figure>
          </span>
          <div className="min-w-0">
            <p className="font-semibold">{name?.text}</p>
            <p className="mt-0.5 text-small text-ink-soft">{howToGet?.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
