import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { ArticleHeader } from "#widgets/article-header/article-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { ProvincePriceTable } from "#widgets/published-prices/province-price-table.tsx";
import * as howToPayLess from "#content/en/blog/auto-insurance-rates-by-province-2024/how-to-pay-less.md";
import * as intro from "#content/en/blog/auto-insurance-rates-by-province-2024/intro.md";
import * as provinceByProvince from "#content/en/blog/auto-insurance-rates-by-province-2024/province-by-province.md";
import * as whyRatesDiffer from "#content/en/blog/auto-insurance-rates-by-province-2024/why-rates-differ.md";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";

/** `/blog/auto-insurance-rates-by-province-2024` */
export default function AutoRatesByProvincePage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/auto-insurance", label: "Auto insurance guide" },
        { href: "/insurance-types/auto", label: "Compare auto insurance" },
        { href: "/insurance-rates-canada", label: "Insurance rates in Canada" },
        { href: "/tools/auto-insurance-calculator", label: "Auto insurance calculator" },
      ]}
    >
      <ArticleHeader post={articlePost("auto-insurance-rates-by-province-2024")} />
      <Section>
        <Container>
          <div className="grid grid-cols-1 gap-12">
            <GuideText of={intro} />
            <ProvincePriceTable caption="Auto insurance by province, dollars a year" lines="auto" />
            <GuideText of={whyRatesDiffer} />
          </div>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <GuideText of={provinceByProvince} />
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideText of={howToPayLess} />
        </Container>
      </Section>
    </ArticleFrame>
  );
}
