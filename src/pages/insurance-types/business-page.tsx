import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import * as guide from "#text/insurance-types/business.md";
import { businessProducts } from "#text/insurance-types/business-products.ts";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";
import * as words from "#words/pages/business-comparison.ts";

/** `/insurance-types/business` */
export default function BusinessPage() {
  return (
    <ComparisonFrame
      title={words.title}
      lead={words.lead}

      aside={<Clause />}
      caption={words.caption}
      products={businessProducts}
      related={[
        { href: "/learn/business-insurance", label: words.toBusinessInsurance },
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/company-analysis/intact-financial-analysis", label: words.toIntactFinancialAnalysis },
        { href: "/tools/business-insurance-calculator", label: words.toBusinessInsuranceCalculator },
      ]}
    >
      <ProductsSection title={words.eightWaysToInsure} caption={words.caption} products={businessProducts} />
      <Section>
        <Sidebar side="end">
          <GuideText of={guide.part("two-offers")} />
          <GuideText of={guide.part("guide")} />
        </Sidebar>
      </Section>
    </ComparisonFrame>
  );
}

/** The sentence to look for before any quote, as it would stand in a lease or an order. */
function Clause() {
  return (
    <figure className="border border-line bg-surface px-6 py-6 shadow-raised">
      <p aria-hidden="true" className="grid gap-2">
        <span className="h-1.5 w-full bg-line" />
        <span className="h-1.5 w-11/12 bg-line" />
      </p>
      <p className="my-5 font-display text-heading-3">
        {`${words.shallCarryLiabilityInsurance} `}
        <Figure basis="S474">{words.n2Million}</Figure> …
      </p>
      <p aria-hidden="true" className="grid gap-2">
        <span className="h-1.5 w-full bg-line" />
        <span className="h-1.5 w-2/3 bg-line" />
      </p>
      <figcaption className="mt-5 border-t border-line pt-3 text-small text-ink-soft">
        {`${words.clauseAsItOftenStands} `}
        <Figure basis="S474">{words.n5Million}</Figure>
        {words.findYoursBeforeYouAsk}
      </figcaption>
    </figure>
  );
}
