import { Section } from "#design-system/layout/section.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { termAmounts, termPrices, type TermPriceRow } from "#content/figures/term-prices.ts";
import { formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { PriceChart } from "#widgets/charts/price-chart.tsx";
import * as words from "#words/pages/term-prices.ts";

const rows: readonly TermPriceRow[] = termPrices.rows;

/** What term costs by age, sex and amount: a picture for one amount, and a table with all of them. */
export function TermPricesSection() {
  return (
    <Section tone="sunken" id="term-prices">
      <div className="grid gap-8">
        <Heading level={2}>{words.what20YearTermCosts}</Heading>
        <div className="grid items-start gap-x-16 gap-y-10 laptop:grid-cols-2">
          <PriceChart
            title={words.aMonthFor(formatDollars(termAmounts[1]))}
            summary={words.priceRoughlyTriplesEveryTen}
            legend={{ circle: "Man", diamond: "Woman" }}
            rows={rows.map(({ age, prices: [, middle] }) => ({
              label: `Age ${age}`,
              circles: [middle.man],
              diamonds: [middle.woman],
            }))}
          />
          <Table<TermPriceRow>
            caption={words.dollarsAMonthInGood}
            narrow="scroll"
            columns={[
              { key: "age", header: "Age" },
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
            rowKey={({ age }) => String(age)}
            note={
              <>
                {`${words.publishedByAComparisonSite} `}
                <Figure basis={termPrices.source}>{termPrices.period}</Figure>
                {`${words.yourHealthAndTheInsurer} `}
                <TextLink href="/learn/life-insurance#insurance-types">{words.lifeInsuranceGuide}</TextLink>.
              </>
            }
          />
        </div>
      </div>
    </Section>
  );
}
