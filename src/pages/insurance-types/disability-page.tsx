import { Section } from "#design-system/layout/section.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { disabilityProducts } from "#content/en/insurance-types/disability-products.ts";
import * as text from "#content/en/insurance-types/disability.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";

const caption = "Disability coverage, by who owns it";

/** `/insurance-types/disability` */
export default function DisabilityPage() {
  return (
    <ComparisonFrame
      title="Compare disability insurance"
      lead="Which insurers and associations sell disability coverage, how group and individual policies differ, and which definitions decide most claims."
      line="disability"
      caption={caption}
      products={disabilityProducts}
      related={[
        { href: "/learn/disability-insurance", label: "Disability insurance guide" },
        { href: "/learn/young-professionals-insurance", label: "Insurance for young professionals" },
        { href: "/company-analysis/canada-life-analysis", label: "Canada Life and group plans" },
        { href: "/tools/disability-insurance-calculator", label: "Disability insurance tool" },
      ]}
    >
      <Section>
        <TwoDefinitions />
      </Section>
      <ProductsSection title="Whom to ask" caption={caption} products={disabilityProducts} />
      <GuideLayout sections={text.sections}>
        <GuideText of={text} />
      </GuideLayout>
    </ComparisonFrame>
  );
}

const definitions = [
  {
    words: "your own job",
    name: "Own occupation",
    means: "A surgeon with a shaking hand is paid, even if there are lectures to give.",
  },
  {
    words: "any job",
    name: "Any occupation",
    means: "The lectures count. Payments stop as soon as there is work that fits your training.",
  },
] as const;

/** One sentence with two endings: the whole difference between a strong policy and a weak one. */
function TwoDefinitions() {
  return (
    <figure>
      <figcaption className="font-display text-heading-3">The policy pays while you are unable to do …</figcaption>
      <dl className="mt-6 grid gap-x-12 gap-y-6 tablet:grid-cols-2">
        {definitions.map(({ words, name, means }) => (
          <div key={name} className="border-t-2 border-ink pt-3">
            <dt className="font-display text-heading-1 font-medium text-brand">… {words}.</dt>
            <dd className="mt-2">
              <strong>{name}.</strong> {means}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
