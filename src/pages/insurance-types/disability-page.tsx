import { Section } from "#design-system/layout/section.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { disabilityProducts } from "#text/insurance-types/disability-products.ts";
import * as text from "#text/insurance-types/disability.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";
import * as say from "#words/pages/disability-comparison.ts";

/** `/insurance-types/disability` */
export default function DisabilityPage() {
  return (
    <ComparisonFrame
      title={say.title}
      lead={say.lead}
      line="disability"
      caption={say.caption}
      products={disabilityProducts}
      related={[
        { href: "/learn/disability-insurance", label: say.toDisabilityInsurance },
        { href: "/learn/young-professionals-insurance", label: say.toYoungProfessionalsInsurance },
        { href: "/company-analysis/canada-life-analysis", label: say.toCanadaLifeAnalysis },
        { href: "/tools/disability-insurance-calculator", label: say.toDisabilityInsuranceCalculator },
      ]}
    >
      <Section>
        <TwoDefinitions />
      </Section>
      <ProductsSection title={say.whomToAsk} caption={say.caption} products={disabilityProducts} />
      <GuideLayout sections={text.sections}>
        <GuideText of={text} />
      </GuideLayout>
    </ComparisonFrame>
  );
}

const definitions = [
  {
    words: "your own job",
    name: say.ownOccupation,
    means: say.surgeonWithAShakingHand,
  },
  {
    words: "any job",
    name: say.anyOccupation,
    means: say.lecturesCountPaymentsStop,
  },
] as const;

/** One sentence with two endings: the whole difference between a strong policy and a weak one. */
function TwoDefinitions() {
  return (
    <figure>
      <figcaption className="font-display text-heading-3">{say.policyPaysWhile}</figcaption>
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
