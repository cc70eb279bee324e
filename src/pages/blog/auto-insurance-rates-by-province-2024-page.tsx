import { Section } from "#design-system/layout/section.tsx";
import { ArticleHeader } from "#widgets/article-header/article-header.tsx";
import { PriceChart } from "#widgets/price-chart/price-chart.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { ProvincePriceTable } from "../province-price-table.tsx";
import type { PublishedPrice } from "#domain/province.ts";
import { provincePrices } from "#content/figures/province-prices.ts";
import { autoAnnualRanges } from "#content/en/learn/auto-insurance/annual-ranges.ts";
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
      <GuideLayout
        sections={[
          ...intro.sections,
          ...whyRatesDiffer.sections,
          ...provinceByProvince.sections,
          ...howToPayLess.sections,
        ]}
      >
        <div className="grid grid-cols-1 gap-12">
          <GuideText of={intro} />
          <CarPriceChart />
          <ProvincePriceTable caption="Auto insurance by province, dollars a year" shows="cars" />
          <GuideText of={whyRatesDiffer} />
        </div>
      </GuideLayout>
      <Section tone="sunken">
        <GuideText of={provinceByProvince} />
      </Section>
      <Section>
        <GuideText of={howToPayLess} />
      </Section>
    </ArticleFrame>
  );
}

/** The owner's ranges, and what was published beside them. */
function CarPriceChart() {
  return (
    <PriceChart
      title="Car insurance, dollars a year"
      summary="Our ranges lie between $800 and $3,500. Prices paid on average fall inside or near them; the study of 2022 with made-up drivers lies far above them in Alberta and the Atlantic provinces."
      legend={{ range: "Our guide, 2024", circle: "Newest average paid", diamond: "Study with made-up drivers, 2022" }}
      rows={autoAnnualRanges.map(({ slug, province, from, to }) => {
        const prices: readonly PublishedPrice[] = provincePrices[slug].auto;
        const newest = prices.find(({ measures }) => measures.startsWith("paid"));
        return {
          label: province,
          range: { from, to },
          circles: dollarsOf(newest),
          diamonds: dollarsOf(prices.find(({ measures }) => measures === "profiles")),
        };
      })}
    />
  );
}

function dollarsOf(price: PublishedPrice | undefined): readonly number[] {
  return typeof price?.dollars === "number" ? [price.dollars] : [];
}
