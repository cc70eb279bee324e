import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { Chart } from "#domain/tools/tool-answer.ts";
import type { ChartView } from "./answer-view.ts";

/** Appends a number to the label of a list item: "Quote 2". */
export function ordinalLabel(label: string, ordinal?: number): string {
  return ordinal === undefined ? label : `${label} ${ordinal}`;
}

/** Label of a list item with the visitor's own name, "2. Great Lakes", or with its number alone. */
function ownLabel(label: string, ordinal: number | undefined, name = ""): string {
  return name === "" || ordinal === undefined ? ordinalLabel(label, ordinal) : `${ordinal}. ${name}`;
}

export interface ChartWriting<Key extends string> {
  /** Names of charts, bars and series by key. */
  readonly names: Readonly<Record<Key, string>>;
  /** Formats a value of the chart if the answer is not rounded. */
  readonly writeValue?: ((value: number) => string) | undefined;
  readonly shared: Pick<SharedToolWords, "amount" | "counted" | "mark" | "rounded">;
}

/** Formats a chart of an answer. */
export function chartView<Key extends string>(
  chart: Chart<Key>,
  { names, writeValue, shared }: ChartWriting<Key>,
): ChartView {
  const { unit } = chart;
  const base = {
    title: names[chart.key],
    write: writeValue ?? ((value: number) => shared.rounded(value, unit)),
    mark: (value: number) => shared.mark(value, unit),
  };
  switch (chart.kind) {
    case "band": {
      const { kind, low, high } = chart;
      const markers = chart.markers.map(({ key, value }) => ({ label: names[key], value }));
      return { ...base, kind, low, high, markers, writeOwn: (own) => shared.amount(own, unit) };
    }
    case "bars":
      return {
        ...base,
        kind: "bars",
        bars: chart.bars.map(({ key, value, low, high, ordinal, name }) => ({
          label: ownLabel(names[key], ordinal, name),
          value,
          low,
          high,
        })),
        marker: chart.marker && { label: names[chart.marker.key], value: chart.marker.value },
      };
    case "line":
      return {
        ...base,
        kind: "line",
        xs: chart.lines[0]?.points.map(({ x }) => x) ?? [],
        xWrite: (x) => shared.amount(x, chart.xUnit),
        counted: shared.counted(chart.xUnit),
        lines: chart.lines.map(({ key, ordinal, name, points }) => ({
          label: ownLabel(names[key], ordinal, name),
          values: points.map(({ y }) => y),
        })),
      };
    case "stack": {
      const { layers, line, firstX, xUnit } = chart;
      return {
        ...base,
        kind: "stack",
        xs: (layers[0]?.values ?? []).map((_, index) => firstX + index),
        xWrite: (x) => shared.amount(x, xUnit),
        counted: shared.counted(xUnit),
        layers: layers.map(({ key, values }) => ({ label: names[key], values })),
        line: line && { label: names[line.key], values: line.values },
      };
    }
  }
}
