import { useId } from "react";
import type { ChartOfKind, ChartWords } from "#widgets/tools/tool/definition/answer-view.ts";
import { barText, valuesToFit, layOutBars, axisMarks } from "./chart-layout.ts";

/** Longest label, in characters, with which all marks of a phone's axis have room for theirs. */
const longestMark = 6;

/** Whiskers have an outline in the background colour, for contrast with the dark bar below. */
const whiskerStrokes = [
  { className: "stroke-surface", width: 6 },
  { className: "stroke-ink", width: 2 },
];

/** The gaps of the dashed marker are in the background colour, for contrast with the bars. */
const markerStrokes = [
  { className: "stroke-surface", strokeWidth: "6.5" },
  { className: "stroke-accent", strokeWidth: "2.5", strokeDasharray: "4 3" },
] as const;

export interface BarChartProps extends ChartOfKind<"bars"> {
  readonly words: Pick<ChartWords, "range">;
}

/** Bar chart with an axis from zero. A whisker spans a bar's range; a dashed line marks the value for comparison. */
export function BarChart({ bars, marker, write, mark, words }: BarChartProps) {
  const hatching = useId();
  const layout = layOutBars(bars, marker, axisMarks(valuesToFit(bars, marker), 3));
  const labels = layout.marks.map(({ value }) => mark(value));
  const labelEvery = labels.length > 4 && labels.some((label) => label.length > longestMark) ? 2 : 1;
  const hasWhiskers = layout.bars.some(({ whisker }) => whisker !== null);
  return (
    <div aria-hidden="true" className="grid gap-2 print:gap-1">
      <svg className="absolute size-0 text-brand">
        <pattern id={hatching} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="2" height="5" fill="currentColor" />
        </pattern>
      </svg>
      {layout.bars.map(({ start, width, isNegative, whisker, ...bar }) => (
        <div key={bar.label}>
          <div className="flex items-end justify-between gap-x-4 text-small">
            <span className="min-w-0 text-pretty">{bar.label}</span>
            <span className="shrink-0 font-semibold tabular-nums">{barText(bar, write)}</span>
          </div>
          <svg className="mt-0.5 block h-5 w-full overflow-visible text-brand">
            <rect
              x={`${start}%`}
              y="2"
              width={`${width}%`}
              height="16"
              fill={isNegative ? `url(#${hatching})` : "currentColor"}
              stroke="currentColor"
              strokeWidth={isNegative ? 1.5 : 0}
            />
            {whisker !== null && <Whisker {...whisker} />}
            {layout.marker !== null &&
              markerStrokes.map((stroke) => (
                <line
                  key={stroke.className}
                  x1={`${layout.marker}%`}
                  x2={`${layout.marker}%`}
                  y1="-2"
                  y2="22"
                  {...stroke}
                />
              ))}
            <line
              x1={`${layout.zero}%`}
              x2={`${layout.zero}%`}
              y1="0"
              y2="20"
              className="stroke-ink"
              strokeWidth="1.5"
            />
          </svg>
        </div>
      ))}
      <div>
        <svg className="block h-2 w-full overflow-visible">
          <line x1="0" x2="100%" y1="0.5" y2="0.5" className="stroke-line-strong" />
          {layout.marks.map(({ value, at }) => (
            <line key={value} x1={`${at}%`} x2={`${at}%`} y1="0" y2="6" className="stroke-line-strong" />
          ))}
        </svg>
        <svg className="block h-4 w-full overflow-visible text-caption text-ink-soft">
          {layout.marks.map(
            ({ value, at }, index) =>
              index % labelEvery === 0 && (
                <text
                  key={value}
                  x={`${at}%`}
                  y="12"
                  fill="currentColor"
                  textAnchor={at < 5 ? "start" : at > 95 ? "end" : "middle"}
                >
                  {labels[index]}
                </text>
              ),
          )}
        </svg>
      </div>
      {(hasWhiskers || marker !== undefined) && (
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {hasWhiskers && (
            <span className="flex items-center gap-2">
              <svg className="h-5 w-6 shrink-0">
                <Whisker from={10} to={90} />
              </svg>
              <span>{words.range}</span>
            </span>
          )}
          {marker !== undefined && (
            <span className="flex items-center gap-2">
              <svg className="h-4 w-6 shrink-0">
                <line
                  x1="12"
                  x2="12"
                  y1="0"
                  y2="16"
                  className="stroke-accent"
                  strokeWidth="2.5"
                  strokeDasharray="4 3"
                />
              </svg>
              <span>{marker.label}</span>
              <span className="font-semibold tabular-nums">{write(marker.value)}</span>
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function Whisker({ from, to }: { readonly from: number; readonly to: number }) {
  return whiskerStrokes.map(({ className, width }) => (
    <g key={className} className={className} strokeWidth={width}>
      <line x1={`${from}%`} x2={`${to}%`} y1="10" y2="10" />
      <line x1={`${from}%`} x2={`${from}%`} y1="4" y2="16" />
      <line x1={`${to}%`} x2={`${to}%`} y1="4" y2="16" />
    </g>
  ));
}
