import { ChartAxes, type PlotArea } from "#widgets/charts/chart-axes.tsx";
import { sampleEvenly } from "./chart-layout.ts";

/** Plot area of line and stack charts. The left margin holds the tick labels. */
const area: PlotArea = { left: 84, right: 592, top: 18, bottom: 298 };
export const plotBox = "0 0 600 340";

const labelsBelow = 7;

/** Maps columns and values to coordinates of the drawing. */
export function seriesScale(marks: readonly number[], columns: number) {
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const columnWidth = (area.right - area.left) / Math.max(1, columns);
  return {
    columnWidth,
    /** Centre of a column. */
    x: (column: number) => area.left + (column + 0.5) * columnWidth,
    y: (value: number) => area.bottom - ((value - low) / (high - low)) * (area.bottom - area.top),
  };
}

export interface SeriesAxesProps {
  /** Ticks of the value axis, in ascending order. */
  readonly marks: readonly number[];
  /** Value of each column, such as a year. */
  readonly xs: readonly number[];
  readonly write: (value: number) => string;
}

/** Axes of a line or stack chart: a grid line for each tick, and labels for some columns. */
export function SeriesAxes({ marks, xs, write }: SeriesAxesProps) {
  const { x, y } = seriesScale(marks, xs.length);
  return (
    <ChartAxes
      area={area}
      yMarks={marks.map((mark) => ({ at: y(mark), label: write(mark), isZero: mark === 0 }))}
      xMarks={sampleEvenly(
        xs.map((value, column) => ({ at: x(column), label: String(value) })),
        labelsBelow,
      )}
    />
  );
}

/** Title of the horizontal axis. */
export function AxisTitle({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return <p className="-mt-1 text-end text-caption text-ink-soft tablet:-mt-3">{children}</p>;
}
