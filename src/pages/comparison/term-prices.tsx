import type { ReactNode } from "react";
import { termAmounts, termPrices, type TermPriceRow } from "#content/figures/term-prices.ts";
import { Table } from "#design-system/table/table.tsx";
import { formatDollars } from "#format/money.ts";
import { PriceChart } from "#widgets/charts/price-chart.tsx";

const rows: readonly TermPriceRow[] = termPrices.rows;

export interface TermPricesProps {
  /** Title of the chart, with the placeholder `{amount}` for the amount of insurance. */
  readonly title: string;
  /** The chart in one sentence. */
  readonly summary: string;
  /** Caption of the table. Each of its cells holds a man's price, then a woman's. */
  readonly caption: string;
  /** Header of the column of ages. */
  readonly age: string;
  /** Label of one age in the chart, with the placeholder `{age}`. */
  readonly atAge: string;
  readonly man: string;
  readonly woman: string;
  /** Note below the table, with its source. */
  readonly children: ReactNode;
}

/** Term life premiums by age, sex and amount: a chart for one amount, and a table of all amounts. */
export function TermPrices({ title, summary, caption, age, atAge, man, woman, children }: TermPricesProps) {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 laptop:grid-cols-2">
      <PriceChart
        title={title.replace("{amount}", formatDollars(termAmounts[1]))}
        summary={summary}
        legend={{ circle: man, diamond: woman }}
        rows={rows.map((row) => ({
          label: atAge.replace("{age}", String(row.age)),
          circles: [row.prices[1].man],
          diamonds: [row.prices[1].woman],
        }))}
      />
      <div className="min-w-0">
        <Table<TermPriceRow>
          caption={caption}
          narrow="scroll"
          columns={[
            { key: "age", header: age },
            ...termAmounts.map((amount, index) => ({
              key: String(amount),
              header: formatDollars(amount),
              numeric: true,
              cell: ({ prices }: TermPriceRow) => {
                const price = prices[index];
                return price === undefined ? null : `${formatDollars(price.man)}, ${formatDollars(price.woman)}`;
              },
            })),
          ]}
          rows={rows}
          rowKey={(row) => String(row.age)}
        />
        <div className="mt-3 max-w-prose text-caption text-ink-soft">{children}</div>
      </div>
    </div>
  );
}
