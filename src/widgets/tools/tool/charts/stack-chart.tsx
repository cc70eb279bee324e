import { useId } from "react";
import { chartText } from "#widgets/charts/chart-axes.tsx";
import type { ChartOfKind } from "#widgets/tools/tool/definition/answer-view.ts";
import { axisMarks } from "./chart-layout.ts";
import { LayerPattern, layerTone } from "./layer-pattern.tsx";
import { AxisTitle, plotBox, SeriesAxes, seriesScale } from "./series-axes.tsx";

/** Stacked layers for each step, with a line for comparison. */
export function StackChart({ xs, layers, line, mark, counted }: ChartOfKind<"stack">) {
  const patternId = useId();
  const totals = xs.map((_, column) => layers.reduce((sum, { values }) => sum + (values[column] ?? 0), 0));
  const marks = axisMarks([...totals, ...(line?.values ?? [])]);
  const { x, y, columnWidth } = seriesScale(marks, xs.length);
  const edge = columnWidth / 2;
  const half = edge * 0.82;
  return (
    <div aria-hidden="true">
      <svg viewBox={plotBox} className={`w-full overflow-visible text-ink-soft print:max-h-36 ${chartText}`}>
        <defs>
          {layers.map(({ label }, index) => (
            <LayerPattern key={label} id={`${patternId}-${index}`} index={index} />
          ))}
        </defs>
        <SeriesAxes marks={marks} xs={xs} write={mark} />
        {xs.map((column, position) => {
          let below = 0;
          return layers.map(({ label, values }, index) => {
            const value = values[position] ?? 0;
            const from = below;
            below += value;
            return (
              value > 0 && (
                <rect
                  key={`${column} ${label}`}
                  x={x(position) - half}
                  width={half * 2}
                  y={y(below)}
                  height={y(from) - y(below)}
                  fill={`url(#${patternId}-${index})`}
                  stroke="currentColor"
                  strokeWidth="1"
                  className={layerTone(index)}
                />
              )
            );
          });
        })}
        {line !== undefined && (
          <polyline
            points={line.values
              .flatMap((value, position) => [
                `${(x(position) - edge).toFixed(1)},${y(value).toFixed(1)}`,
                `${(x(position) + edge).toFixed(1)},${y(value).toFixed(1)}`,
              ])
              .join(" ")}
            fill="none"
            className="stroke-accent"
            strokeWidth="3"
          />
        )}
      </svg>
      <AxisTitle>{counted}</AxisTitle>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small">
        {layers.map(
          ({ label, values }, index) =>
            values.some((value) => value > 0) && (
              <li key={label} className="flex items-center gap-2">
                <svg className={`size-4 shrink-0 ${layerTone(index)}`}>
                  <rect
                    x="0.5"
                    y="0.5"
                    width="15"
                    height="15"
                    fill={`url(#${patternId}-${index})`}
                    stroke="currentColor"
                  />
                </svg>
                <span>{label}</span>
              </li>
            ),
        )}
        {line !== undefined && (
          <li className="flex items-center gap-2">
            <svg className="h-4 w-6 shrink-0">
              <line x1="0" x2="24" y1="8" y2="8" className="stroke-accent" strokeWidth="3" />
            </svg>
            <span>{line.label}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
