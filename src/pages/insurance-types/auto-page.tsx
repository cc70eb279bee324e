import { Section } from "#design-system/layout/section.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { ProvinceMap } from "#widgets/province-map/province-map.tsx";
import * as before from "#content/en/insurance-types/auto-before.md";
import { autoProducts } from "#content/en/insurance-types/auto-products.ts";
import * as text from "#content/en/insurance-types/auto.md";
import { provinceTiles } from "#content/en/provincial/tiles.ts";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";

const caption = "Auto insurers and how they sell";

/** `/insurance-types/auto` */
export default function AutoPage() {
  return (
    <ComparisonFrame
      title="Compare auto insurance"
      lead="Nine private insurers: how each one sells and in which provinces. The map shows where you buy the whole policy from them, and where only the optional part."
      line="auto"
      caption={caption}
      products={autoProducts}
      related={[
        { href: "/learn/auto-insurance", label: "Auto insurance guide" },
        { href: "/blog/auto-insurance-rates-by-province-2024", label: "Rates by province" },
        { href: "/blog/insurance-fraud-canada", label: "Ghost brokers and staged crashes" },
        { href: "/tools/auto-insurance-calculator", label: "Auto insurance tool" },
      ]}
    >
      <Section>
        <div className="grid gap-x-14 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <GuideText of={before} />
          <div className="desktop:pt-2">
            <ProvinceMap provinces={Object.values(provinceTiles)} label="Rules in your province" />
          </div>
        </div>
      </Section>
      <ProductsSection title="Nine private insurers" caption={caption} products={autoProducts} tone="sunken" />
      <GuideLayout sections={text.sections}>
        <GuideText of={text} />
      </GuideLayout>
    </ComparisonFrame>
  );
}
