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
  /** Whether the chart's figures follow as a table; where not, the tables stand in the working. */
  readonly hasTable: boolean;
}

/**
 * A chart of an answer, and the same figures as a table, both as precise as the answer; the working has every dollar. All
 * kinds share one look: ink rules, spruce values, rowan limits.
 */
export function ToolChart({ chart, words, hasTable }: ToolChartProps) {
  return (
    <ChartFigure
      slot="tool-chart"
      title={chart.title}
      // On paper the chart's own values and the working have to do: an answer takes two sheets.
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
