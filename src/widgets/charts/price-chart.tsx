import { formatDollars, type DollarRange } from "#format/money.ts";
import * as words from "#words/reading.ts";
import { ChartFigure } from "./chart-figure.tsx";

/** One line of the chart: a range as a bar, single prices as marks on it. */
export interface PriceChartRow {
  readonly label: string;
  readonly range?: DollarRange;
  /** Drawn as circles. */
  readonly circles: readonly number[];
  /** Drawn as diamonds, so that no reading depends on colour. */
  readonly diamonds: readonly number[];
}

export interface PriceChartProps {
  readonly title: string;
  /** Main finding in one sentence, as the text alternative. The page's table has the figures. */
  readonly summary: string;
  /** Meanings of bar, circle and diamond; a kind without a name isn't in the chart. */
  readonly legend: { readonly range?: string; readonly circle: string; readonly diamond: string };
  readonly rows: readonly PriceChartRow[];
}

/** Steps of the scale, in dollars: the largest that leaves at least three of them. */
const steps = [50, 100, 200, 500, 1000] as const;

function scaleOf(rows: readonly PriceChartRow[]): { readonly top: number; readonly marks: readonly number[] } {
  const highest = Math.max(
    ...rows.flatMap(({ range, circles, diamonds }) => [range?.to ?? 0, ...circles, ...diamonds]),
  );
  const step = steps.findLast((size) => highest / size >= 3) ?? steps[0];
  const count = Math.ceil(highest / step);
  return { top: count * step, marks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

/**
 * Price ranges and single published prices on one scale. Needs a table near it.
 *
 * Accessibility: a sentence says the main finding; every figure is in the table near it.
 */
export function PriceChart({ title, summary, legend, rows }: PriceChartProps) {
  const { top, marks } = scaleOf(rows);
  const at = (dollars: number) => `${((dollars / top) * 100).toFixed(1)}%`;
  return (
    <ChartFigure slot="price-chart" title={title} width="prose">
      <p className="sr-only">{words.tableHasEveryFigure(summary)}</p>
      <div aria-hidden="true" className="grid gap-3 px-3 text-small">
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {legend.range !== undefined && <Key shape="bar">{legend.range}</Key>}
          <Key shape="circle">{legend.circle}</Key>
          <Key shape="diamond">{legend.diamond}</Key>
        </ul>
        {rows.map(({ label, range, circles, diamonds }) => (
          <div key={label}>
            <span>{label}</span>
            <svg className="block h-5 w-full overflow-visible rtl:-scale-x-100">
              {marks.map((dollars) => (
                <line key={dollars} x1={at(dollars)} x2={at(dollars)} y1="0" y2="20" className="stroke-line" />
              ))}
              {range !== undefined && (
                <rect
                  x={at(range.from)}
                  y="6"
                  width={at(range.to - range.from)}
                  height="8"
                  className="fill-brand-line stroke-brand"
                />
              )}
              {diamonds.map((dollars) => (
                <svg key={dollars} x={at(dollars)} y="10" className="overflow-visible">
                  <Diamond />
                </svg>
              ))}
              {circles.map((dollars) => (
                <circle key={dollars} cx={at(dollars)} cy="10" r="5" className="fill-ink" />
              ))}
            </svg>
          </div>
        ))}
        <p className="flex justify-between tabular-nums text-ink-soft">
          {[0, top].map((dollars) => (
            <span key={dollars}>{formatDollars(dollars)}</span>
          ))}
        </p>
      </div>
    </ChartFigure>
  );
}

function Diamond() {
  return <path d="M0 -7 L7 0 L0 7 L-7 0 Z" className="fill-surface stroke-accent" strokeWidth="2.5" />;
}

interface KeyProps {
  readonly shape: "bar" | "circle" | "diamond";
  readonly children: string;
}

function Key({ shape, children }: KeyProps) {
  return (
    <li className="flex items-center gap-2">
      <svg width="18" height="18" className="flex-none">
        {shape === "bar" && <rect x="1" y="5" width="16" height="8" className="fill-brand-line stroke-brand" />}
        {shape === "circle" && <circle cx="9" cy="9" r="5" className="fill-ink" />}
        {shape === "diamond" && (
          <svg x="9" y="9" className="overflow-visible">
            <Diamond />
          </svg>
        )}
      </svg>
      <span>{children}</span>
    </li>
  );
}
