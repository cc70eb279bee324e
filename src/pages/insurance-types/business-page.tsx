import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Figure } from "#widgets/figure/figure.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as twoOffers from "#content/en/insurance-types/business-two-offers.md";
import { businessProducts } from "#content/en/insurance-types/business-products.ts";
import * as text from "#content/en/insurance-types/business.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";

const caption = "Coverage for small and mid-sized businesses";

/** `/insurance-types/business` */
export default function BusinessPage() {
  return (
    <ComparisonFrame
      title="Compare business insurance"
      lead="Packages, liability, cyber, group plans and coverage for owners side by side, and how your contracts tell you which you need."

      aside={<Clause />}
      caption={caption}
      products={businessProducts}
      related={[
        { href: "/learn/business-insurance", label: "Business insurance guide" },
        { href: "/insurance-types/disability", label: "Disability and overhead coverage for owners" },
        { href: "/company-analysis/intact-financial-analysis", label: "Intact Financial, a large business insurer" },
        { href: "/tools/business-insurance-calculator", label: "Business insurance tool" },
      ]}
    >
      <ProductsSection title="Eight ways to insure a business" caption={caption} products={businessProducts} />
      <Section>
        <Sidebar side="end">
          <GuideText of={twoOffers} />
          <GuideText of={text} />
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
        … shall carry liability insurance of not less than <Figure basis="practice">$2 million</Figure> …
      </p>
      <p aria-hidden="true" className="grid gap-2">
        <span className="h-1.5 w-full bg-line" />
        <span className="h-1.5 w-2/3 bg-line" />
      </p>
      <figcaption className="mt-5 border-t border-line pt-3 text-small text-ink-soft">
        A clause as it often stands in a lease or a client’s contract; some ask for up to{" "}
        <Figure basis="practice">$5 million</Figure>. Find yours before you ask for a price.
      </figcaption>
    </figure>
  );
}
