import { Table } from "#design-system/table/table.tsx";
import type { BarView, ChartView, ChartWords } from "#widgets/tools/tool/definition/answer-view.ts";
import { barText, sampleEvenly } from "./chart-layout.ts";

export interface ChartTableProps {
  /** Not a band, whose text already has every figure. */
  readonly chart: Exclude<ChartView, { readonly kind: "band" }>;
  readonly words: ChartWords;
}

/** Table of a chart's figures. Long series are sampled to a readable number of rows. */
export function ChartTable({ chart, words }: ChartTableProps) {
  const { title, write } = chart;
  if (chart.kind === "bars") {
    return (
      <Table
        caption={title}
        captionHidden
        narrow="scroll"
        columns={[
          { key: "label", header: title },
          {
            key: "value",
            header: words.amount,
            numeric: true,
            cell: (bar: BarView) => barText(bar, write),
          },
        ]}
        rows={chart.bars}
      />
    );
  }
  const series =
    chart.kind === "line" ? chart.lines : [...chart.layers, ...(chart.line === undefined ? [] : [chart.line])];
  const shown = series.filter(({ values }) => values.some((value) => value !== 0));
  return (
    <Table
      caption={title}
      captionHidden
      narrow="scroll"
      columns={[
        {
          key: "x",
          header: chart.counted ?? title,
          cell: ({ x }: { readonly x: number }) => <span className="whitespace-nowrap">{chart.xWrite(x)}</span>,
        },
        ...shown.map(({ label, values }) => ({
          key: label,
          header: label,
          numeric: true,
          cell: ({ position }: { readonly position: number }) => write(values[position] ?? 0),
        })),
      ]}
      rows={sampleEvenly(
        chart.xs.map((x, position) => ({ x, position })),
        chart.kind === "stack" ? 24 : 16,
      )}
    />
  );
}
