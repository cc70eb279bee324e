import type { ChartOfKind, ChartWords } from "#widgets/tools/tool/definition/answer-view.ts";
import { layOutBand } from "./chart-layout.ts";

export interface BandChartProps extends ChartOfKind<"band"> {
  readonly words: ChartWords;
}

/** Shapes of the markers on the scale and beside their names, so that colour alone doesn't tell them apart. */
const markerDashes = [undefined, "4 3"] as const;

/** A ruler with a shaded range and the visitor's own values. The text below the ruler has every figure. */
export function BandChart({ low, high, markers, write, writeOwn, mark, words }: BandChartProps) {
  const { at, ticks } = layOutBand({ low, high, markers });
  return (
    <div>
      <svg aria-hidden="true" className="block h-18 w-full overflow-visible text-brand">
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
            y2="40"
            stroke="currentColor"
            strokeWidth="2.5"
          />
        ))}
        {ticks.map((tick) => (
          <g key={tick} className="text-caption text-ink-soft">
            <line x1={`${at(tick)}%`} x2={`${at(tick)}%`} y1="40" y2="47" className="stroke-line-strong" />
            <text
              x={`${at(tick)}%`}
              y="62"
              fill="currentColor"
              textAnchor={at(tick) < 5 ? "start" : at(tick) > 95 ? "end" : "middle"}
            >
              {mark(tick)}
            </text>
          </g>
        ))}
        {markers.map(({ label, value }, index) => (
          <line
            key={label}
            x1={`${at(value)}%`}
            x2={`${at(value)}%`}
            y1="0"
            y2="46"
            className="stroke-accent"
            strokeWidth="3"
            strokeDasharray={markerDashes[index]}
          />
        ))}
      </svg>
      <dl className="mt-2 grid gap-x-8 gap-y-1 text-small">
        <div>
          <dt className="inline text-ink-soft">{`${words.range}: `}</dt>
          <dd className="inline font-semibold tabular-nums">{`${write(low)} – ${write(high)}`}</dd>
        </div>
        {markers.map(({ label, value }, index) => (
          <div key={label}>
            <dt className="inline text-ink-soft">
              <svg aria-hidden="true" className="me-1.5 inline-block h-4 w-2">
                <line
                  x1="4"
                  x2="4"
                  y1="0"
                  y2="16"
                  className="stroke-accent"
                  strokeWidth="3"
                  strokeDasharray={markerDashes[index]}
                />
              </svg>
              <span>{`${label}: `}</span>
            </dt>
            <dd className="inline font-semibold tabular-nums">{writeOwn(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
