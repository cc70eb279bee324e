import type { ReactNode } from "react";
import { DiscountList as ListOfDiscounts } from "#widgets/comparison/discount-list.tsx";
import { readMarkdownTable, readNumberCell } from "#widgets/reading/markdown/read-markdown-table.ts";

export interface DiscountListProps {
  /** A Markdown table: name, percent from, percent to, how to get it. */
  readonly children: ReactNode;
}

/** Discounts with their percentages, from a table of the page's file. */
export function DiscountList({ children }: DiscountListProps) {
  const discounts = readMarkdownTable(children).rows.map(([name, from, to, howToGet]) => ({
    name: name?.text ?? "",
    from: readNumberCell(from),
    to: readNumberCell(to),
    howToGet: howToGet?.text ?? "",
  }));
  return <ListOfDiscounts discounts={discounts} />;
}
