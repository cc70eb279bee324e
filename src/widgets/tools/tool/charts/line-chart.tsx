import { chartText } from "#widgets/charts/chart-axes.tsx";
import type { ChartOfKind } from "#widgets/tools/tool/definition/answer-view.ts";
import { axisMarks } from "./chart-layout.ts";
import { AxisTitle, plotBox, SeriesAxes, seriesScale } from "./series-axes.tsx";

const lineDashes = [undefined, "9 6", "2 5"] as const;
const lineTones = ["stroke-brand", "stroke-accent", "stroke-ink"] as const;

/** Line chart. Lines differ by dash pattern as well as by colour. */
export function LineChart({ xs, lines, mark, counted }: ChartOfKind<"line">) {
  const marks = axisMarks(lines.flatMap(({ values }) => values));
  const { x, y } = seriesScale(marks, xs.length);
  return (
    <div aria-hidden="true">
      <svg viewBox={plotBox} className={`w-full overflow-visible text-ink-soft print:max-h-36 ${chartText}`}>
        <SeriesAxes marks={marks} xs={xs} write={mark} />
        {lines.map(({ label, values }, index) => (
          <polyline
            key={label}
            points={values.map((value, position) => `${x(position).toFixed(1)},${y(value).toFixed(1)}`).join(" ")}
            fill="none"
            className={lineTones[index % lineTones.length]}
            strokeWidth="3"
            strokeLinejoin="round"
            strokeDasharray={lineDashes[index % lineDashes.length]}
          />
        ))}
      </svg>
      <AxisTitle>{counted}</AxisTitle>
      {lines.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
          {lines.map(({ label }, index) => (
            <li key={label} className="flex items-center gap-2">
              <svg className="h-3 w-8 shrink-0">
                <line
                  x1="0"
                  x2="32"
                  y1="6"
                  y2="6"
                  className={lineTones[index % lineTones.length]}
                  strokeWidth="3"
                  strokeDasharray={lineDashes[index % lineDashes.length]}
                />
              </svg>
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
