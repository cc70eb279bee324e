import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { healthProducts } from "#text/insurance-types/health-products.ts";
import * as text from "#text/insurance-types/health.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";
import * as words from "#words/pages/health-comparison.ts";

/** `/insurance-types/health` */
export default function HealthPage() {
  return (
    <ComparisonFrame
      title={words.title}
      lead={words.lead}
      line="health"
      caption={words.caption}
      products={healthProducts}
      related={[
        { href: "/learn/health-insurance", label: words.toHealthInsurance },
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/provincial/quebec-insurance-guide", label: words.toQuebecInsuranceGuide },
        { href: "/tools/coverage-gap-analyzer", label: words.toCoverageGapAnalyzer },
      ]}
    >
      <ProductsSection title={words.sevenPlansInThreeShapes} caption={words.caption} products={healthProducts} />
      <GuideLayout sections={text.sections}>
        <GuideText of={text} />
      </GuideLayout>
    </ComparisonFrame>
  );
}
