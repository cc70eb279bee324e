import { ChartAxes, type PlotArea } from "#widgets/charts/chart-axes.tsx";
import { spread } from "./chart-scale.ts";

/** Drawings of series have their axes here; the room at the left holds the labels of marks. */
const area: PlotArea = { left: 84, right: 592, top: 18, bottom: 298 };
export const plotBox = "0 0 600 340";

const labelsBelow = 7;

/** Turns columns and values into places in the drawing. */
export function seriesScale(marks: readonly number[], columns: number) {
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  const columnWidth = (area.right - area.left) / Math.max(1, columns);
  return {
    columnWidth,
    /** Middle of a column. */
    x: (column: number) => area.left + (column + 0.5) * columnWidth,
    y: (value: number) => area.bottom - ((value - low) / (high - low)) * (area.bottom - area.top),
  };
}

export interface SeriesAxesProps {
  /** Marks of the values, from the lowest. */
  readonly marks: readonly number[];
  /** What each column stands for. */
  readonly xs: readonly number[];
  readonly write: (value: number) => string;
}

/** Axes of a drawing of series: a line for each mark, and a label for some of the columns. */
export function SeriesAxes({ marks, xs, write }: SeriesAxesProps) {
  const { x, y } = seriesScale(marks, xs.length);
  return (
    <ChartAxes
      area={area}
      yMarks={marks.map((mark) => ({ at: y(mark), label: write(mark), isZero: mark === 0 }))}
      xMarks={spread(
        xs.map((value, column) => ({ at: x(column), label: String(value) })),
        labelsBelow,
      )}
    />
  );
}

/** Names what the numbers below a drawing count. */
export function Counted({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return <p className="-mt-1 text-end text-caption text-ink-soft tablet:-mt-3">{children}</p>;
}
