import { Card } from "#design-system/card/card.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { NextStep } from "#widgets/next-step/next-step.tsx";
import { lifeBenefits } from "#content/en/insurance-types/life-benefits.ts";
import { lifeProducts } from "#content/en/insurance-types/life-products.ts";
import * as text from "#content/en/insurance-types/life.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";
import { TermPricesSection } from "./term-prices-section.tsx";
import { TodayNote } from "./today-note.tsx";

const caption = "Life insurance products";

/** `/insurance-types/life` */
export default function LifePage() {
  return (
    <ComparisonFrame
      title="Compare life insurance"
      lead="Term, no-exam, term-to-100 and universal life insurance side by side, and how to tell which one you need: does the need end on a date?"
      line="life"
      caption={caption}
      products={lifeProducts}
      related={[
        { href: "/learn/life-insurance", label: "Life insurance guide" },
        { href: "/blog/best-life-insurance-canada-2024", label: "Three life insurers weighed up" },
        { href: "/insurance-types/disability", label: "Disability insurance, for the years you live" },
        { href: "/learn/insurance-comparison", label: "How to compare quotes" },
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
      <ProductsSection title="Four products, two needs" caption={caption} products={lifeProducts}>
        <TodayNote />
      </ProductsSection>
      <TermPricesSection />
      <GuideLayout sections={text.sections}>
        <GuideText of={text} />
      </GuideLayout>
      <NextStep
        title="Know the amount before you ask for a price"
        lead="The life calculator works in your browser, and the guide explains what a calculator leaves out."
        first={{ href: "/tools", label: "Use the free tools" }}
        second={{ href: "/learn/life-insurance", label: "Read the life insurance guide" }}
      />
    </ComparisonFrame>
  );
}
