import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { travelProducts } from "#text/insurance-types/travel-products.ts";
import * as guide from "#text/insurance-types/travel.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";
import * as words from "#words/pages/travel-comparison.ts";

/** `/insurance-types/travel` */
export default function TravelPage() {
  return (
    <ComparisonFrame
      title={words.title}
      lead={words.lead}

      aside={<OneDayInHospital />}
      caption={words.caption}
      products={travelProducts}
      related={[
        { href: "/learn/travel-insurance", label: words.toTravelInsurance },
        { href: "/learn/new-immigrant-insurance", label: words.toNewImmigrantInsurance },
        { href: "/learn/insurance-for-seniors", label: words.toInsuranceForSeniors },
        { href: "/tools/travel-insurance-calculator", label: words.toTravelInsuranceCalculator },
      ]}
    >
      <Section>
        <GuideText of={guide.part("trips")} lists="triples" />
      </Section>
      <ProductsSection
        title={words.whatIsSoldForEach}
        caption={words.caption}
        products={travelProducts}
        tone="sunken"
      />
      <Section>
        <Sidebar side="end">
          <GuideText of={guide.part("asides")} />
          <GuideText of={guide.part("guide")} />
        </Sidebar>
      </Section>
    </ComparisonFrame>
  );
}

/** Why anyone buys this: a day's bill, and a day's help from a health card. */
function OneDayInHospital() {
  return (
    <dl aria-label={words.oneDayInAHospital} className="grid gap-5">
      <div className="border-t-2 border-ink pt-3">
        <dt>{words.oneDayInAHospitalIn}</dt>
        <dd className="font-display text-display font-medium tracking-tight text-brand">
          <Figure basis="S98">$10,000</Figure>
          <span className="ms-3 text-heading-4 tracking-normal text-ink">{words.orMore}</span>
        </dd>
      </div>
      <div className="border-t border-line-strong pt-3">
        <dt>{words.whatOntariosPlanRepays}</dt>
        <dd className="font-display text-heading-2 font-medium">
          <Figure basis="S96">{words.n200To400}</Figure>
        </dd>
      </div>
    </dl>
  );
}
