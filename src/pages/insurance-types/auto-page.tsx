import { Section } from "#design-system/layout/section.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { ProvinceMap } from "#widgets/place/province-map.tsx";
import * as guide from "#text/insurance-types/auto.md";
import { autoProducts } from "#text/insurance-types/auto-products.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { ProductsSection } from "./products-section.tsx";
import * as words from "#words/pages/auto-comparison.ts";

/** `/insurance-types/auto` */
export default function AutoPage() {
  return (
    <ComparisonFrame
      title={words.title}
      lead={words.lead}
      line="auto"
      caption={words.caption}
      products={autoProducts}
      related={[
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/blog/auto-insurance-rates-by-province-2024", label: words.toAutoInsuranceRatesByProvince },
        { href: "/blog/insurance-fraud-canada", label: words.toInsuranceFraudCanada },
        { href: "/tools/auto-insurance-calculator", label: words.toAutoInsuranceCalculator },
      ]}
    >
      <Section>
        <div className="grid gap-x-14 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
          <GuideText of={guide.part("your-province")} />
          <div className="desktop:pt-2">
            <ProvinceMap provinces={Object.values(provinceTiles)} label={words.rulesInYourProvince} />
          </div>
        </div>
      </Section>
      <ProductsSection
        title={words.ninePrivateInsurers}
        caption={words.caption}
        products={autoProducts}
        tone="sunken"
      />
      <GuideLayout sections={guide.part("guide").sections}>
        <GuideText of={guide.part("guide")} />
      </GuideLayout>
    </ComparisonFrame>
  );
}
