import { useId } from "react";
import { Details } from "#design-system/details/details.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { SurvivalPoint } from "#domain/actuarial.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import * as words from "#words/actuarial.ts";
import { chartText } from "./chart-text.ts";
import * as say from "#words/actuarial.ts";

export interface SurvivalChartProps {
  readonly title: string;
  /** A life table by age, from birth. */
  readonly points: readonly SurvivalPoint[];
}

const chart = { left: 16, right: 572, top: 36, bottom: 284 } as const;
const ageMarks = [0, 20, 40, 60, 80, 100] as const;
const chance = (probability: number) => formatPercent(probability, { maximum: 2 });

/** How many of a starting group are still alive at each age: a curve, and the same figures as a table. */
export function SurvivalChart({ title, points }: SurvivalChartProps) {
  const titleId = useId();
  const start = points[0]?.survivors ?? 0;
  const oldest = points.at(-1)?.age ?? 0;
  const x = (age: number) => chart.left + (age / oldest) * (chart.right - chart.left);
  const y = (survivors: number) => chart.bottom - (survivors / start) * (chart.bottom - chart.top);
  const line = points.map(({ age, survivors }) => `${x(age).toFixed(1)},${y(survivors).toFixed(1)}`).join(" ");
  const half = points.find(({ survivors }) => survivors < start / 2);
  return (
    <figure data-slot="survival-chart" aria-labelledby={titleId} className="grid max-w-prose gap-4">
      <figcaption id={titleId} className="font-display text-heading-4 font-semibold">
        {title}
      </figcaption>
      <svg
        role="img"
        aria-label={words.halfAreStillAlive(formatNumber(start), half?.age ?? oldest)}
        viewBox="0 0 600 324"
        className={`w-full text-ink-soft ${chartText}`}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line
              x1={chart.left}
              x2={chart.right}
              y1={y(start * share)}
              y2={y(start * share)}
              className="stroke-line"
              strokeWidth="1"
            />
            <text x={chart.left} y={y(start * share) - 8} fill="currentColor">
              {formatNumber(start * share)}
            </text>
          </g>
        ))}
        {ageMarks.map((age) => (
          <text key={age} x={x(age)} y={chart.bottom + 8} dy="0.8em" textAnchor="middle" fill="currentColor">
            {age}
          </text>
        ))}
        <polyline points={line} fill="none" className="stroke-brand" strokeWidth="3" strokeLinejoin="round" />
        {half !== undefined && (
          <g>
            <line
              x1={x(half.age)}
              x2={x(half.age)}
              y1={y(start / 2)}
              y2={chart.bottom}
              className="stroke-accent"
              strokeWidth="2"
              strokeDasharray="5 5"
            />
            <circle cx={x(half.age)} cy={y(start / 2)} r="5" className="fill-accent" />
            <text x={x(half.age) - 10} y={y(start / 2)} dy="1.1em" textAnchor="end" className="fill-ink">
              {words.halfAliveAt(half.age)}
            </text>
          </g>
        )}
      </svg>
      <Details summary={words.curveAsTable}>
        <Table
          caption={say.everyTenYears(title)}
          narrow="scroll"
          columns={[
            { key: "age", header: "Age", numeric: true },
            { key: "survivors", header: "Alive", numeric: true, cell: ({ survivors }) => formatNumber(survivors) },
            {
              key: "deathProbability",
              header: words.chanceOfDying,
              numeric: true,
              cell: ({ deathProbability }) => chance(deathProbability),
            },
          ]}
          rows={points.filter(({ age }) => age % 10 === 0)}
          rowKey={({ age }) => String(age)}
        />
      </Details>
    </figure>
  );
}
