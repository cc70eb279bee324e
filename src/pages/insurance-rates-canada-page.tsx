import { Card } from "#design-system/card/card.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { ProvincePriceTable } from "./province-price-table.tsx";
import { rateCards } from "#text/rates-and-quotes/rate-cards.ts";
import * as guide from "#text/insurance-rates-canada.md";
import { GuideFrame } from "./guide-frame.tsx";
import * as words from "#words/pages/insurance-rates-canada.ts";

/** `/insurance-rates-canada` */
export default function InsuranceRatesCanadaPage() {
  return (
    <GuideFrame
      title={words.title}
      lead={words.lead}
      related={[
        { href: "/blog/auto-insurance-rates-by-province-2024", label: words.toAutoInsuranceRatesByProvince },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
        { href: "/insurance-quotes-canada", label: words.toInsuranceQuotesCanada },
      ]}
    >
      <Section tone="sunken">
        <Grid columns={3} min="small" as="ul">
          {rateCards.map(({ href, title, text }) => (
            <li key={href} className="grid">
              <Card title={title} href={href} headingLevel={2}>
                <p>{text}</p>
              </Card>
            </li>
          ))}
        </Grid>
      </Section>
      <Section>
        <GuideText of={guide.part("rate-trends")} />
      </Section>
      <Section tone="wash">
        <div className="grid grid-cols-1 gap-12">
          <GuideText of={guide.part("provincial-comparison")} />
          <ProvincePriceTable caption={words.carAndHomeInsurance} shows="newest" />
        </div>
      </Section>
      <Section>
        <GuideText of={guide.part("save-money")} />
      </Section>
    </GuideFrame>
  );
}
