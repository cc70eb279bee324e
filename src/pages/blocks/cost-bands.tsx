import type { ReactNode } from "react";
import { CostBands as BandsOnScale, type CostBandsProps as BandsProps } from "#widgets/comparison/cost-bands.tsx";
import { readMarkdownTable, readDollarCell } from "#widgets/reading/markdown/read-markdown.ts";

export interface CostBandsProps extends Omit<BandsProps, "bands"> {
  /** A Markdown table: item, from, to; in dollars without a sign. */
  readonly children: ReactNode;
}

/** Price ranges on one scale, from a table of the page's file. */
export function CostBands({ children, ...rest }: CostBandsProps) {
  const bands = readMarkdownTable(children).rows.map(([label, from, to]) => ({
    label: label?.text ?? "",
    from: readDollarCell(from),
    to: readDollarCell(to),
  }));
  return <BandsOnScale {...rest} bands={bands} />;
}
