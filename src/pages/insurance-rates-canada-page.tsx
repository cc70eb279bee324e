import { Card } from "#design-system/card/card.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import type { PublishedPrice } from "#domain/province.ts";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { PriceChart } from "#widgets/price-chart/price-chart.tsx";
import { ProvincePriceTable } from "#widgets/published-prices/province-price-table.tsx";
import { autoAnnualRanges } from "#content/en/learn/auto-insurance/annual-ranges.ts";
import * as comparison from "#content/en/rates-and-quotes/provincial-comparison.md";
import { rateCards } from "#content/en/rates-and-quotes/rate-cards.ts";
import * as trends from "#content/en/rates-and-quotes/rate-trends.md";
import * as saving from "#content/en/rates-and-quotes/save-money.md";
import { provincePrices } from "#content/figures/province-prices.ts";

/** `/insurance-rates-canada` */
export default function InsuranceRatesCanadaPage() {
  return (
    <>
      <GuideHeader
        title="Insurance rates in Canada"
        lead="Why prices move, how provinces compare when you compare them fairly, and what a household can do about its own bill."
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
          <div className="grid grid-cols-1 gap-12">
            <div className="grid items-start gap-x-16 gap-y-10 laptop:grid-cols-2">
              <GuideText of={comparison} />
              <CarPriceChart />
            </div>
            <ProvincePriceTable
              caption="Car and home insurance for a year, by province and territory"
              lines="auto-and-home"
              note="Our guide is for full coverage of one vehicle. Two prices of one place differ because they measure different things or years."
            />
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

/** The owner's ranges, and what was published beside them. */
function CarPriceChart() {
  return (
    <PriceChart
      title="Car insurance, dollars a year"
      summary="Our ranges lie between $800 and $3,500. Prices paid on average fall inside or near them; the study of 2022 with made-up drivers lies far above them in Alberta and the Atlantic provinces."
      legend={{ range: "Our guide, 2024", circle: "Newest average paid", diamond: "Study with made-up drivers, 2022" }}
      rows={autoAnnualRanges.map(({ slug, province, from, to }) => {
        const prices: readonly PublishedPrice[] = provincePrices[slug].auto;
        const newest = prices.find(({ measures }) => measures.startsWith("paid"));
        return {
          label: province,
          range: { from, to },
          circles: dollarsOf(newest),
          diamonds: dollarsOf(prices.find(({ measures }) => measures === "profiles")),
        };
      })}
    />
  );
}

function dollarsOf(price: PublishedPrice | undefined): readonly number[] {
  return typeof price?.dollars === "number" ? [price.dollars] : [];
}
