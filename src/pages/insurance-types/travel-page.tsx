import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Figure } from "#widgets/figure/figure.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as asides from "#content/en/insurance-types/travel-asides.md";
import { travelProducts } from "#content/en/insurance-types/travel-products.ts";
import * as trips from "#content/en/insurance-types/travel-trips.md";
import * as text from "#content/en/insurance-types/travel.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";

const caption = "Travel insurance products, by kind of trip";

/** `/insurance-types/travel` */
export default function TravelPage() {
  return (
    <ComparisonFrame
      title="Compare travel insurance"
      lead="Travel policies sorted by trip: single trips, several trips a year, winters away, visitors to Canada and the super visa."

      aside={<OneDayInHospital />}
      caption={caption}
      products={travelProducts}
      related={[
        { href: "/learn/travel-insurance", label: "Travel insurance guide" },
        { href: "/learn/new-immigrant-insurance", label: "Super visa and coverage for newcomers" },
        { href: "/learn/insurance-for-seniors", label: "Travelling after retirement" },
        { href: "/tools/travel-insurance-calculator", label: "Travel insurance tool" },
      ]}
    >
      <Section>
        <GuideText of={trips} lists="triples" />
      </Section>
      <ProductsSection title="What is sold for each trip" caption={caption} products={travelProducts} tone="sunken" />
      <Section>
        <Sidebar side="end">
          <GuideText of={asides} />
          <GuideText of={text} />
        </Sidebar>
      </Section>
    </ComparisonFrame>
  );
}

/** Why anyone buys this: a day's bill, and a day's help from a health card. */
function OneDayInHospital() {
  return (
    <dl aria-label="One day in a hospital abroad" className="grid gap-5">
      <div className="border-t-2 border-ink pt-3">
        <dt>One day in a hospital in the United States</dt>
        <dd className="font-display text-display font-medium tracking-tight text-brand">
          <Figure basis="S98">$10,000</Figure>
          <span className="ms-3 text-heading-4 tracking-normal text-ink">or more</span>
        </dd>
      </div>
      <div className="border-t border-line-strong pt-3">
        <dt>What Ontario’s plan repays for it, at most</dt>
        <dd className="font-display text-heading-2 font-medium">
          <Figure basis="S96">$200 to $400</Figure>
        </dd>
      </div>
    </dl>
  );
}
