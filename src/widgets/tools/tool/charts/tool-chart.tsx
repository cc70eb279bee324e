import { ChartFigure } from "#widgets/charts/chart-figure.tsx";
import type { ChartView, ChartWords } from "#widgets/tools/tool/definition/answer-view.ts";
import { BandChart } from "./band-chart.tsx";
import { BarChart } from "./bar-chart.tsx";
import { ChartTable } from "./chart-table.tsx";
import { LineChart } from "./line-chart.tsx";
import { StackChart } from "./stack-chart.tsx";

export interface ToolChartProps {
  readonly chart: ChartView;
  readonly words: ChartWords;
  /** Whether a table with the chart's figures follows. Otherwise the working has the table. */
  readonly hasTable: boolean;
}

/**
 * A chart of an answer and a table of its figures, both rounded like the answer; the working has exact amounts. All
 * chart types share one style: ink rules, spruce values, rowan limits.
 */
export function ToolChart({ chart, words, hasTable }: ToolChartProps) {
  return (
    <ChartFigure
      slot="tool-chart"
      title={chart.title}
      // Left out in print, so that an answer fits on two sheets: the chart and the working show the values.
      printsTable={false}
      {...(hasTable &&
        chart.kind !== "band" && {
          table: { summary: words.asTable, content: <ChartTable chart={chart} words={words} /> },
        })}
    >
      <Drawing chart={chart} words={words} />
    </ChartFigure>
  );
}

function Drawing({ chart, words }: Pick<ToolChartProps, "chart" | "words">) {
  switch (chart.kind) {
    case "band":
      return <BandChart {...chart} words={words} />;
    case "bars":
      return <BarChart {...chart} words={words} />;
    case "line":
      return <LineChart {...chart} />;
    case "stack":
      return <StackChart {...chart} />;
  }
}
