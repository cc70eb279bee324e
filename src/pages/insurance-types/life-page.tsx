import { Card } from "#design-system/card/card.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { NextStep } from "#widgets/reading/next-step.tsx";
import { lifeBenefits } from "#text/insurance-types/life-benefits.ts";
import { lifeProducts } from "#text/insurance-types/life-products.ts";
import * as text from "#text/insurance-types/life.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";
import { TermPricesSection } from "./term-prices-section.tsx";
import { TodayNote } from "./today-note.tsx";
import * as words from "#words/pages/life-comparison.ts";

/** `/insurance-types/life` */
export default function LifePage() {
  return (
    <ComparisonFrame
      title={words.title}
      lead={words.lead}
      line="life"
      caption={words.caption}
      products={lifeProducts}
      related={[
        { href: "/learn/life-insurance", label: words.toLifeInsurance },
        { href: "/blog/best-life-insurance-canada-2024", label: words.toBestLifeInsuranceCanada2024 },
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/learn/insurance-comparison", label: words.toInsuranceComparison },
      ]}
    >
      <Section>
        <Grid columns={3} min="small" as="ul">
          {lifeBenefits.map(({ title, text: benefit }) => (
            <li key={title} className="grid">
              <Card title={title} headingLevel={2}>
                <p>{benefit}</p>
              </Card>
            </li>
          ))}
        </Grid>
      </Section>
      <ProductsSection title={words.fourProductsTwoNeeds} caption={words.caption} products={lifeProducts}>
        <TodayNote />
      </ProductsSection>
      <TermPricesSection />
      <GuideLayout sections={text.sections}>
        <GuideText of={text} />
      </GuideLayout>
      <NextStep
        title={words.knowTheAmountBefore}
        lead={words.lifeCalculatorWorks}
        first={{ href: "/tools", label: words.toTools }}
        second={{ href: "/learn/life-insurance", label: words.readTheLifeGuide }}
      />
    </ComparisonFrame>
  );
}
