import { useId } from "react";
import { Details } from "#design-system/details/details.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { BarView, ChartView } from "./answer-view.ts";
import { axisMarks, spread } from "./chart-scale.ts";
import { LayerPattern, layerTone } from "./layer-pattern.tsx";

/** Words of all charts. */
export interface ChartWords {
  /** Summary of the table that has the chart's figures. */
  readonly asTable: string;
  /** Name of a range in a table: "Range". */
  readonly range: string;
  /** The visitor's own value on a scale. */
  readonly you: string;
  /** Heads the values of bars. */
  readonly amount: string;
}

export interface ToolChartProps {
  readonly chart: ChartView;
  readonly words: ChartWords;
}

/**
 * A chart of an answer, and the same figures as a table, both as precise as the answer; the working has every dollar. All
 * kinds share one look: ink rules, spruce values, rowan limits.
 */
export function ToolChart({ chart, words }: ToolChartProps) {
  const titleId = useId();
  return (
    <figure data-slot="tool-chart" aria-labelledby={titleId} className="grid min-w-0 gap-4 print:gap-2">
      <figcaption id={titleId} className="font-display text-heading-4 font-semibold">
        {chart.title}
      </figcaption>
      <Drawing chart={chart} words={words} />
      {chart.kind !== "band" && (
        // On paper the chart's own values and the working have to do: an answer takes two sheets.
        <div className="print:hidden">
          <Details summary={words.asTable}>
            <ChartTable chart={chart} words={words} />
          </Details>
        </div>
      )}
    </figure>
  );
}

function Drawing({ chart, words }: ToolChartProps) {
  switch (chart.kind) {
    case "band":
      return <Band {...chart} words={words} />;
    case "bars":
      return <Bars {...chart} />;
    case "line":
      return <Lines {...chart} />;
    case "stack":
      return <Stack {...chart} />;
  }
}

type Kind<Name extends ChartView["kind"]> = Extract<ChartView, { kind: Name }>;

/** A scale with the range shaded and the visitor's own value on it. The words below the scale hold every figure. */
function Band({ low, high, value, write, writeOwn, words }: Kind<"band"> & { readonly words: ChartWords }) {
  const room = (Math.max(high, value ?? high) - Math.min(low, value ?? low)) * 0.18 || 1;
  const from = Math.max(0, Math.min(low, value ?? low) - room);
  const to = Math.max(high, value ?? high) + room;
  const at = (amount: number) => ((amount - from) / (to - from)) * 100;
  const ticks = Array.from({ length: 21 }, (_, index) => index * 5);
  return (
    <div>
      <svg aria-hidden="true" className="block h-14 w-full overflow-visible text-brand">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1={`${tick}%`}
            x2={`${tick}%`}
            y1={tick % 25 === 0 ? 30 : 34}
            y2="40"
            className="stroke-line-strong"
            strokeWidth="1"
          />
        ))}
        <line x1="0" x2="100%" y1="40" y2="40" className="stroke-line-strong" strokeWidth="1.5" />
        <rect
          x={`${at(low)}%`}
          y="14"
          width={`${at(high) - at(low)}%`}
          height="26"
          fill="currentColor"
          opacity="0.22"
        />
        {[low, high].map((end) => (
          <line
            key={end}
            x1={`${at(end)}%`}
            x2={`${at(end)}%`}
            y1="8"
            y2="48"
            stroke="currentColor"
            strokeWidth="2.5"
          />
        ))}
        {value !== null && (
          <g className="text-accent">
            <line x1={`${at(value)}%`} x2={`${at(value)}%`} y1="2" y2="54" stroke="currentColor" strokeWidth="2.5" />
            <circle cx={`${at(value)}%`} cy="40" r="6" fill="currentColor" />
          </g>
        )}
      </svg>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-8 gap-y-1 text-small">
        <div>
          <dt className="inline text-ink-soft">{words.range}: </dt>
          <dd className="inline font-semibold tabular-nums">
            {write(low)} – {write(high)}
          </dd>
        </div>
        {value !== null && (
          <div>
            <dt className="inline text-ink-soft">
              <span aria-hidden="true" className="me-1.5 inline-block size-2.5 rounded-round bg-accent" />
              {words.you}:{" "}
            </dt>
            <dd className="inline font-semibold tabular-nums">{writeOwn(value)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function rangeOf({ low, high, value }: BarView): readonly [number, number] {
  return [low ?? value, high ?? value];
}

/** In ink, with an edge of the ground around it: half of a whisker lies on the bar, which is nearly as dark. */
const whiskerStrokes = [
  { className: "stroke-surface", width: 6 },
  { className: "stroke-ink", width: 2 },
];

/** Bars from one zero; a whisker spans the range, a dashed line is the value they are compared with. */
function Bars({ bars, marker, write }: Kind<"bars">) {
  const hatching = useId();
  const ends = [
    ...bars.flatMap((bar) => [bar.value, ...rangeOf(bar)]),
    ...(marker === undefined ? [] : [marker.value]),
  ];
  const low = Math.min(0, ...ends);
  const high = Math.max(0, ...ends);
  const at = (value: number) => (high === low ? 0 : ((value - low) / (high - low)) * 100);
  return (
    <div aria-hidden="true" className="grid gap-3">
      {bars.map((bar) => {
        const [from, to] = rangeOf(bar);
        const negative = bar.value < 0;
        return (
          <div key={bar.label}>
            <div className="flex items-end justify-between gap-x-4 text-small">
              <span className="min-w-0 text-pretty">{bar.label}</span>
              <span className="shrink-0 font-semibold tabular-nums">{write(bar.value)}</span>
            </div>
            <svg className="mt-0.5 block h-5 w-full overflow-visible text-brand">
              <pattern id={hatching} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="2" height="5" fill="currentColor" />
              </pattern>
              <rect
                x={`${at(Math.min(0, bar.value))}%`}
                y="2"
                width={`${Math.abs(at(bar.value) - at(0))}%`}
                height="16"
                fill={negative ? `url(#${hatching})` : "currentColor"}
                stroke="currentColor"
                strokeWidth={negative ? 1.5 : 0}
              />
              {from !== to &&
                whiskerStrokes.map(({ className, width }) => (
                  <g key={className} className={className} strokeWidth={width}>
                    <line x1={`${at(from)}%`} x2={`${at(to)}%`} y1="10" y2="10" />
                    <line x1={`${at(from)}%`} x2={`${at(from)}%`} y1="4" y2="16" />
                    <line x1={`${at(to)}%`} x2={`${at(to)}%`} y1="4" y2="16" />
                  </g>
                ))}
              {marker !== undefined && (
                <g>
                  {markerStrokes.map((stroke) => (
                    <line
                      key={stroke.className}
                      x1={`${at(marker.value)}%`}
                      x2={`${at(marker.value)}%`}
                      y1="-2"
                      y2="22"
                      {...stroke}
                    />
                  ))}
                </g>
              )}
              <line x1={`${at(0)}%`} x2={`${at(0)}%`} y1="0" y2="20" className="stroke-ink" strokeWidth="1.5" />
            </svg>
          </div>
        );
      })}
      {marker !== undefined && (
        <p className="flex flex-wrap items-center gap-2 text-small">
          <svg className="h-4 w-6 shrink-0">
            <line x1="12" x2="12" y1="0" y2="16" className="stroke-accent" strokeWidth="2.5" strokeDasharray="4 3" />
          </svg>
          {marker.label}: {write(marker.value)}
        </p>
      )}
    </div>
  );
}

/** Drawings with two axes are this large, in their own units; words shrink with them, so in a small window they are larger. */
const area = { left: 84, right: 592, top: 18, bottom: 298 } as const;
const areaBox = "0 0 600 340";
const axisText = "text-[24px] wide-phone:text-[17px] tablet:text-[15px]";

interface AxesProps {
  readonly marks: readonly number[];
  readonly xs: readonly number[];
  readonly write: (value: number) => string;
  readonly y: (value: number) => number;
  readonly x: (position: number) => number;
}

function Axes({ marks, xs, write, x, y }: AxesProps) {
  return (
    <g>
      {marks.map((mark) => (
        <g key={mark}>
          <line
            x1={area.left}
            x2={area.right}
            y1={y(mark)}
            y2={y(mark)}
            className={mark === 0 ? "stroke-ink" : "stroke-line"}
            strokeWidth={mark === 0 ? 1.5 : 1}
          />
          <text x={area.left - 10} y={y(mark)} dy="0.35em" textAnchor="end" fill="currentColor">
            {write(mark)}
          </text>
        </g>
      ))}
      {spread(xs, 7).map((value) => (
        <text
          key={value}
          x={x(xs.indexOf(value))}
          y={area.bottom + 10}
          dy="0.8em"
          textAnchor="middle"
          fill="currentColor"
        >
          {value}
        </text>
      ))}
    </g>
  );
}

/** Says what the numbers below a drawing count. */
function Counted({ children }: { readonly children: string | undefined }) {
  if (children === undefined) return null;
  return <p className="-mt-1 text-end text-caption text-ink-soft tablet:-mt-3">{children}</p>;
}

const lineDashes = [undefined, "9 6", "2 5"] as const;

/** The ground stands between its dashes, or they would be lost in the bar. */
const markerStrokes = [
  { className: "stroke-surface", strokeWidth: "6.5" },
  { className: "stroke-accent", strokeWidth: "2.5", strokeDasharray: "4 3" },
] as const;
const lineTones = ["stroke-brand", "stroke-accent", "stroke-ink"] as const;

function Lines({ xs, lines, mark, counted }: Kind<"line">) {
  const marks = axisMarks(lines.flatMap(({ values }) => values));
  const { x, y } = place(marks, xs.length);
  return (
    <div aria-hidden="true">
      <svg viewBox={areaBox} className={`w-full overflow-visible text-ink-soft print:max-h-36 ${axisText}`}>
        <Axes marks={marks} xs={xs} write={mark} x={x} y={y} />
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
      <Counted>{counted}</Counted>
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
              {label}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function place(marks: readonly number[], columns: number) {
  const low = marks[0] ?? 0;
  const high = marks.at(-1) ?? 1;
  return {
    x: (position: number) => area.left + ((position + 0.5) / Math.max(1, columns)) * (area.right - area.left),
    y: (value: number) => area.bottom - ((value - low) / (high - low)) * (area.bottom - area.top),
  };
}

function Stack({ xs, layers, line, mark, counted }: Kind<"stack">) {
  const patternId = useId();
  const totals = xs.map((_, column) => layers.reduce((sum, { values }) => sum + (values[column] ?? 0), 0));
  const marks = axisMarks([...totals, ...(line?.values ?? [])]);
  const { x, y } = place(marks, xs.length);
  const half = ((area.right - area.left) / Math.max(1, xs.length) / 2) * 0.82;
  const edge = (area.right - area.left) / Math.max(1, xs.length) / 2;
  return (
    <div aria-hidden="true">
      <svg viewBox={areaBox} className={`w-full overflow-visible text-ink-soft print:max-h-36 ${axisText}`}>
        <defs>
          {layers.map(({ label }, index) => (
            <LayerPattern key={label} id={`${patternId}-${index}`} index={index} />
          ))}
        </defs>
        <Axes marks={marks} xs={xs} write={mark} x={x} y={y} />
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
      <Counted>{counted}</Counted>
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
                {label}
              </li>
            ),
        )}
        {line !== undefined && (
          <li className="flex items-center gap-2">
            <svg className="h-4 w-6 shrink-0">
              <line x1="0" x2="24" y1="8" y2="8" className="stroke-accent" strokeWidth="3" />
            </svg>
            {line.label}
          </li>
        )}
      </ul>
    </div>
  );
}

interface AmountProps {
  readonly bar: BarView;
  readonly write: (value: number) => string;
  readonly words: ChartWords;
}

/** The value of a bar, and its range unless both ends are written alike. */
function Amount({ bar, write, words }: AmountProps) {
  const [low, high] = rangeOf(bar).map(write);
  return (
    <>
      {write(bar.value)}
      {low !== high && (
        <span className="block text-ink-soft">
          {words.range}: {low} – {high}
        </span>
      )}
    </>
  );
}

/** The figures of a chart. Long series are thinned to what a reader can hold against each other. */
function ChartTable({ chart, words }: ToolChartProps) {
  const { title, write } = chart;
  if (chart.kind === "band") return null;
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
            cell: (bar: BarView) => <Amount bar={bar} write={write} words={words} />,
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
      rows={spread(
        chart.xs.map((x, position) => ({ x, position })),
        chart.kind === "stack" ? 24 : 16,
      )}
    />
  );
}
