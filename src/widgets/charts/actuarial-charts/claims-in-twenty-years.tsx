import { Table } from "#design-system/table/table.tsx";
import { lossFrequency } from "#domain/actuarial.ts";
import { formatPercent } from "#format/number-format.ts";
import * as words from "#words/actuarial.ts";
import { chartText } from "#widgets/charts/chart-axes.tsx";
import { ChartFigure } from "#widgets/charts/chart-figure.tsx";

export interface ClaimsInTwentyYearsProps {
  readonly title: string;
}

/** A claim with a 5% chance in each of twenty years: one expected. */
const points = lossFrequency(1, 6);

const chart = { left: 4, right: 596, top: 36, bottom: 242 } as const;
const chance = (probability: number) => formatPercent(probability, { maximum: 1 });

/** Probability of each number of claims: bars with their values, and the same figures as a table. */
export function ClaimsInTwentyYears({ title }: ClaimsInTwentyYearsProps) {
  const highest = Math.max(...points.map(({ probability }) => probability));
  const slot = (chart.right - chart.left) / points.length;
  const height = (probability: number) => (probability / highest) * (chart.bottom - chart.top);
  const likeliest = points.find(({ probability }) => probability === highest);
  return (
    <ChartFigure
      slot="frequency-chart"
      title={title}
      width="prose"
      table={{
        summary: words.barsAsTable,
        content: (
          <Table
            caption={words.asFigures(title)}
            narrow="scroll"
            columns={[
              { key: "claims", header: words.claimsColumn, numeric: true },
              {
                key: "probability",
                header: words.chanceColumn,
                numeric: true,
                cell: ({ probability }) => chance(probability),
              },
            ]}
            rows={points}
            rowKey={({ claims }) => String(claims)}
          />
        ),
      }}
    >
      <svg
        role="img"
        aria-label={words.likeliestNumberOfClaims(likeliest?.claims ?? 0, chance(highest))}
        viewBox="0 0 600 288"
        className={`w-full text-ink-soft ${chartText}`}
      >
        {points.map(({ claims, probability }, index) => {
          const x = chart.left + slot * index;
          return (
            <g key={claims}>
              <rect
                x={x + slot * 0.14}
                y={chart.bottom - height(probability)}
                width={slot * 0.72}
                height={Math.max(1, height(probability))}
                className="fill-brand"
              />
              <text
                x={x + slot / 2}
                y={chart.bottom - height(probability) - 8}
                textAnchor="middle"
                className="fill-ink"
              >
                {chance(probability)}
              </text>
              <text x={x + slot / 2} y={chart.bottom + 8} dy="0.8em" textAnchor="middle" fill="currentColor">
                {claims}
              </text>
            </g>
          );
        })}
        <line x1={chart.left} x2={chart.right} y1={chart.bottom} y2={chart.bottom} className="stroke-ink" />
      </svg>
    </ChartFigure>
  );
}
