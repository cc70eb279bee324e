import { Section } from "#design-system/layout/section.tsx";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { PriceChart } from "#widgets/charts/price-chart.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { ProvincePriceTable } from "../province-price-table.tsx";
import type { PublishedPrice } from "#domain/province.ts";
import { provincePrices } from "#content/figures/province-prices.ts";
import { autoAnnualRanges } from "#text/learn/auto-insurance/annual-ranges.ts";
import * as article from "#text/blog/auto-insurance-rates-by-province-2024.md";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";
import * as words from "#words/pages/auto-insurance-rates-by-province-2024.ts";

/** `/blog/auto-insurance-rates-by-province-2024` */
export default function AutoRatesByProvincePage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/insurance-types/auto", label: words.toAuto },
        { href: "/insurance-rates-canada", label: words.toInsuranceRatesCanada },
        { href: "/tools/auto-insurance-calculator", label: words.toAutoInsuranceCalculator },
      ]}
    >
      <ArticleHeader post={articlePost("auto-insurance-rates-by-province-2024")} />
      <GuideLayout sections={article.sections}>
        <div className="grid grid-cols-1 gap-12">
          <GuideText of={article.part("intro")} />
          <CarPriceChart />
          <ProvincePriceTable caption={words.autoInsuranceByProvinceDollars} shows="cars" />
          <GuideText of={article.part("why-rates-differ")} />
        </div>
      </GuideLayout>
      <Section tone="sunken">
        <GuideText of={article.part("province-by-province")} />
      </Section>
      <Section>
        <GuideText of={article.part("how-to-pay-less")} />
      </Section>
    </ArticleFrame>
  );
}

/** The owner's ranges, and what was published beside them. */
function CarPriceChart() {
  return (
    <PriceChart
      title={words.carInsuranceDollarsAYear}
      summary={words.ourRangesLieBetween800}
      legend={{ range: words.ourGuide2024, circle: words.newestAveragePaid, diamond: words.studyWithMadeUpDrivers }}
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
