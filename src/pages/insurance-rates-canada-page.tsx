import { Card } from "#design-system/card/card.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import type { PublishedAverage } from "#domain/article-records.ts";
import { formatDollarRange, formatDollars } from "#format/money.ts";
import { Figure } from "#widgets/figure/figure.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { publishedAverages } from "#content/en/blog/auto-insurance-rates-by-province-2024/published-averages.ts";
import { autoAnnualRanges } from "#content/en/learn/auto-insurance/annual-ranges.ts";
import * as comparison from "#content/en/rates-and-quotes/provincial-comparison.md";
import { rateCards } from "#content/en/rates-and-quotes/rate-cards.ts";
import * as trends from "#content/en/rates-and-quotes/rate-trends.md";
import * as saving from "#content/en/rates-and-quotes/save-money.md";

const averages: readonly PublishedAverage[] = publishedAverages;

/** `/insurance-rates-canada` */
export default function InsuranceRatesCanadaPage() {
  return (
    <>
      <GuideHeader
        title="Insurance rates in Canada"
        lead="What drivers and homeowners pay in each province, why prices change, and how to lower your own premium."
        reviewedOn="2026-11-20"
      />
      <Section tone="sunken">
        <Container>
          <Grid columns={3} min="small" as="ul">
            {rateCards.map(({ href, title, text }) => (
              <li key={href} className="grid">
                <Card title={title} href={href} headingLevel={2}>
                  <p>{text}</p>
                </Card>
              </li>
            ))}
          </Grid>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideText of={trends} />
        </Container>
      </Section>
      <Section tone="wash">
        <Container>
          <div className="grid gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
            <GuideText of={comparison} />
            <RatesByProvince />
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideText of={saving} />
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/blog/auto-insurance-rates-by-province-2024", label: "Auto insurance rates by province" },
              { href: "/learn/insurance-savings", label: "Savings strategies" },
              { href: "/insurance-quotes-canada", label: "What to have ready for a quote" },
              { href: "/learn/auto-insurance", label: "Auto insurance guide" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}

/** Our ranges beside the averages of 2018: two measures that a reader should not mix up. */
function RatesByProvince() {
  return (
    <Table
      caption="Auto insurance for a year, by province"
      narrow="scroll"
      columns={[
        {
          key: "province",
          header: "Province",
          cell: ({ slug, province }) => <TextLink href={`/provincial/${slug}-insurance-guide`}>{province}</TextLink>,
        },
        {
          key: "range",
          header: "Our typical quote",
          numeric: true,
          cell: (range) => <Figure basis="site">{formatDollarRange(range)}</Figure>,
        },
        {
          key: "average",
          header: "Average for 2018",
          numeric: true,
          cell: ({ slug }) => <Average of={averages.find(({ province }) => province === slug)} />,
        },
      ]}
      rows={autoAnnualRanges}
      rowKey={({ slug }) => slug}
      note="Our quotes are for full coverage of one vehicle. The averages for 2018 count every driver, whatever they bought. The territories have no reliable figure, so none stands here."
    />
  );
}

function Average({ of }: { readonly of: PublishedAverage | undefined }) {
  if (of === undefined) return null;
  return <Figure basis={of.source}>{formatDollars(of.averagePremium)}</Figure>;
}
