/** Plot area of a chart, in units of its view box, which is 600 wide. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Text size in view box units, for a chart 600 units wide. Text shrinks with the chart, so small windows get larger
 * values: in a window of 320 pixels the text is still 12 pixels.
 */
export const chartText = "text-[26px] wide-phone:text-[17px] tablet:text-[14px]";

/** A mark of an axis: its position in the chart, and its label. */
export interface AxisMark {
  readonly at: number;
  readonly label: string;
  /** Whether the mark is the zero of the values. */
  readonly isZero?: boolean;
}

export interface ChartAxesProps {
  readonly area: PlotArea;
  /** Lines across the drawing, from bottom to top. */
  readonly yMarks: readonly AxisMark[];
  readonly xMarks: readonly AxisMark[];
  /** Labels of lines: left of the area, or on the line. */
  readonly labels?: "beside" | "above";
}

/** The axes of a drawing: lines across it with their values, and labels below it. */
export function ChartAxes({ area, yMarks, xMarks, labels = "beside" }: ChartAxesProps) {
  return (
    <g>
      {yMarks.map(({ at, label, isZero = false }) => (
        <g key={at}>
          <line
            x1={area.left}
            x2={area.right}
            y1={at}
            y2={at}
            className={isZero ? "stroke-ink" : "stroke-line"}
            strokeWidth={isZero ? 1.5 : 1}
          />
          {labels === "above" ? (
            <text x={area.left} y={at - 8} fill="currentColor">
              {label}
            </text>
          ) : (
            <text x={area.left - 10} y={at} dy="0.35em" textAnchor="end" fill="currentColor">
              {label}
            </text>
          )}
        </g>
      ))}
      {xMarks.map(({ at, label }) => (
        <text key={at} x={at} y={area.bottom + 10} dy="0.8em" textAnchor="middle" fill="currentColor">
          {label}
        </text>
      ))}
    </g>
  );
}
