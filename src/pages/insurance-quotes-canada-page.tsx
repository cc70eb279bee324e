import { Card } from "#design-system/card/card.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as haveReady from "#content/en/rates-and-quotes/have-ready.md";
import { quoteStarts } from "#content/en/rates-and-quotes/quote-starts.ts";
import * as text from "#content/en/rates-and-quotes/quotes-canada.md";
import { GuideFrame } from "./guide-frame.tsx";

/** `/insurance-quotes-canada` */
export default function InsuranceQuotesCanadaPage() {
  return (
    <GuideFrame
      title="Insurance quotes in Canada"
      lead="Three ways to get an insurance quote, what to have ready, and what happens to the details you send."
      related={[
        { href: "/insurance-rates-canada", label: "Insurance rates in Canada" },
        { href: "/learn/insurance-comparison", label: "How to compare quotes" },
        { href: "/learn/choose-insurance", label: "Broker, agent or direct" },
        { href: "/tools/consultation", label: "Talk to someone first" },
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
          <GuideText of={haveReady} />
          <GuideText of={text} />
        </Sidebar>
      </Section>
    </GuideFrame>
  );
}
