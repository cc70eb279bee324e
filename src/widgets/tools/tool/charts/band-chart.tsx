import type { ChartOfKind, ChartWords } from "#widgets/tools/tool/definition/answer-view.ts";
import { layOutBand } from "./chart-layout.ts";

export interface BandChartProps extends ChartOfKind<"band"> {
  readonly words: ChartWords;
}

/** A scale with a shaded range and the visitor's own value. The text below the scale has every figure. */
export function BandChart({ low, high, value, write, writeOwn, words }: BandChartProps) {
  const at = layOutBand({ low, high, value });
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
          <dt className="inline text-ink-soft">{`${words.range}: `}</dt>
          <dd className="inline font-semibold tabular-nums">{`${write(low)} – ${write(high)}`}</dd>
        </div>
        {value !== null && (
          <div>
            <dt className="inline text-ink-soft">
              <span aria-hidden="true" className="me-1.5 inline-block size-2.5 rounded-round bg-accent" />
              <span>{`${words.you}: `}</span>
            </dt>
            <dd className="inline font-semibold tabular-nums">{writeOwn(value)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
