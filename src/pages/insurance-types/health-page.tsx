import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { healthProducts } from "#content/en/insurance-types/health-products.ts";
import * as text from "#content/en/insurance-types/health.md";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";

const caption = "Private health coverage";

/** `/insurance-types/health` */
export default function HealthPage() {
  return (
    <ComparisonFrame
      title="Compare health insurance"
      lead="Health and dental plans, plans that follow a job, and critical illness insurance side by side, and how to tell which of the three you need."
      line="health"
      caption={caption}
      products={healthProducts}
      related={[
        { href: "/learn/health-insurance", label: "Health insurance guide" },
        { href: "/insurance-types/disability", label: "Disability insurance, for lost pay" },
        { href: "/provincial/quebec-insurance-guide", label: "Quebec’s drug rule" },
        { href: "/tools/coverage-gap-analyzer", label: "Coverage gap tool" },
      ]}
    >
      <ProductsSection title="Seven plans in three shapes" caption={caption} products={healthProducts} />
      <GuideLayout sections={text.sections}>
        <GuideText of={text} />
      </GuideLayout>
    </ComparisonFrame>
  );
}
