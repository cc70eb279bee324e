import { Table } from "#design-system/table/table.tsx";
import { survivalCurve } from "#domain/actuarial.ts";
import { formatNumber, formatPercent } from "#format/number-format.ts";
import * as words from "#words/actuarial.ts";
import { ChartAxes, chartText } from "#widgets/charts/chart-axes.tsx";
import { ChartFigure } from "#widgets/charts/chart-figure.tsx";

export interface SurvivalCurveProps {
  readonly title: string;
}

/** The illustrative mortality law that the tests check the article against. */
const points = survivalCurve();

const chart = { left: 16, right: 572, top: 36, bottom: 284 } as const;
const shareMarks = [0, 0.25, 0.5, 0.75, 1] as const;
const ageMarks = [0, 20, 40, 60, 80, 100] as const;
const chance = (probability: number) => formatPercent(probability, { maximum: 2 });

/**
 * Survivors of a starting group at each age: a curve, and the same figures as a table.
 *
 * Accessibility: an image with its main finding as the name; every figure is in the table below.
 */
export function SurvivalCurve({ title }: SurvivalCurveProps) {
  const start = points[0]?.survivors ?? 0;
  const oldest = points.at(-1)?.age ?? 0;
  const x = (age: number) => chart.left + (age / oldest) * (chart.right - chart.left);
  const y = (survivors: number) => chart.bottom - (survivors / start) * (chart.bottom - chart.top);
  const line = points.map(({ age, survivors }) => `${x(age).toFixed(1)},${y(survivors).toFixed(1)}`).join(" ");
  const half = points.find(({ survivors }) => survivors < start / 2);
  return (
    <ChartFigure
      slot="survival-chart"
      title={title}
      width="prose"
      table={{
        summary: words.curveAsTable,
        content: (
          <Table
            caption={words.everyTenYears(title)}
            narrow="scroll"
            columns={[
              { key: "age", header: words.ageColumn, numeric: true },
              {
                key: "survivors",
                header: words.aliveColumn,
                numeric: true,
                cell: ({ survivors }) => formatNumber(survivors),
              },
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
        ),
      }}
    >
      <svg
        role="img"
        aria-label={words.halfAreStillAlive(formatNumber(start), half?.age ?? oldest)}
        viewBox="0 0 600 324"
        className={`w-full text-ink-soft ${chartText}`}
      >
        <ChartAxes
          area={chart}
          labels="above"
          yMarks={shareMarks.map((share) => ({
            at: y(start * share),
            label: formatNumber(start * share),
            isZero: share === 0,
          }))}
          xMarks={ageMarks.map((age) => ({ at: x(age), label: String(age) }))}
        />
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
    </ChartFigure>
  );
}
