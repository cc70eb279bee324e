import { Card } from "#design-system/card/card.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import * as guide from "#text/insurance-quotes-canada.md";
import { quoteStarts } from "#text/rates-and-quotes/quote-starts.ts";
import { GuideFrame } from "./guide-frame.tsx";
import * as words from "#words/pages/insurance-quotes-canada.ts";

/** `/insurance-quotes-canada` */
export default function InsuranceQuotesCanadaPage() {
  return (
    <GuideFrame
      title={words.title}
      lead={words.lead}
      related={[
        { href: "/insurance-rates-canada", label: words.toInsuranceRatesCanada },
        { href: "/learn/insurance-comparison", label: words.toInsuranceComparison },
        { href: "/learn/choose-insurance", label: words.toChooseInsurance },
        { href: "/tools/consultation", label: words.toConsultation },
      ]}
    >
      <Section tone="wash">
        <Grid columns={3} min="small" as="ul">
          {quoteStarts.map(({ path, title, text: about }) => (
            <li key={path} className="grid">
              <Card title={title} href={path} headingLevel={2}>
                <p>{about}</p>
              </Card>
            </li>
          ))}
        </Grid>
      </Section>
      <Section>
        <Sidebar side="end">
          <GuideText of={guide.part("have-ready")} />
          <GuideText of={guide.part("quotes")} />
        </Sidebar>
      </Section>
    </GuideFrame>
  );
}
