import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { ComparisonTable } from "#widgets/comparison/comparison-table/comparison-table.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { RankingWeights } from "#widgets/comparison/ranking-weights/ranking-weights.tsx";
import { homeAwards } from "#text/insurance-types/home-awards.ts";
import * as guide from "#text/insurance-types/home.md";
import { homeInsurers } from "#text/insurance-types/home-insurers.ts";
import { homeWords } from "#text/insurance-types/home-words.ts";
import { homeCostBands } from "#text/learn/home-insurance/cost-bands.ts";
import { showsOwnersScores } from "#content/site.ts";
import { withoutScores } from "#domain/product-comparison.ts";
import { ComparisonFrame } from "./comparison-frame.tsx";
import { HomeCalculator } from "./home-calculator.tsx";
import { HomeFacts, HomeOverview } from "./home-overview.tsx";
import { HomeGrades, HomeRatings } from "./home-ratings.tsx";
import { HomeStats } from "./home-stats.tsx";
import * as say from "#words/pages/home-comparison.ts";

export interface HomeInsurancePageProps {
  /** Whether the owner's scores and the ranking made from them are shown; the site's own setting unless told otherwise. */
  readonly ownersScores?: boolean;
}

/** `/insurance-types/home` */
export default function HomeInsurancePage({ ownersScores = showsOwnersScores }: HomeInsurancePageProps) {
  const facts = withoutScores(homeInsurers);
  const words = ownersScores ? homeWords.withScores : homeWords.withoutScores;
  return (
    <ComparisonFrame
      title={words.title}
      lead={words.lead}
      line="home"
      caption={say.caption}
      products={ownersScores ? homeInsurers : facts}
      related={[
        { href: "/learn/home-insurance", label: say.toHomeInsurance },
        { href: "/blog/home-insurance-guide-canada-2024", label: say.toHomeInsuranceGuideCanada2024 },
        { href: "/company-analysis/co-operators-analysis", label: say.toCoOperatorsAnalysis },
        { href: "/tools/home-insurance-calculator", label: say.toHomeInsuranceCalculator },
      ]}
    >
      {ownersScores && (
        <Section>
          <HomeStats insurers={homeInsurers} />
        </Section>
      )}
      <Section>
        <Tabs
          isRead
          label={words.title}
          items={[
            {
              id: "overview",
              title: say.overview,
              content: ownersScores ? <HomeOverview insurers={homeInsurers} /> : <HomeFacts insurers={facts} />,
            },
            {
              id: "detailed",
              title: say.detailed,
              content: <ComparisonTable caption={say.caption} products={ownersScores ? homeInsurers : facts} />,
            },
            {
              id: "ratings",
              title: say.ratings,
              content: ownersScores ? (
                <HomeRatings awards={homeAwards} insurers={homeInsurers} />
              ) : (
                <HomeGrades insurers={facts} />
              ),
            },
            { id: "calculator", title: say.calculator, content: <HomeCalculator bands={homeCostBands} /> },
          ]}
        />
      </Section>
      {ownersScores && (
        <>
          <Section tone="wash" labelledBy="ranking-method">
            <HeadingBlock level={2} id="ranking-method" title={say.title} lead={say.lead} />
            <div className="mt-10 grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
              <GuideText of={guide.part("ranking-method")} />
              <GuideText of={guide.part("behind-the-ranking")} />
            </div>
          </Section>
          <Section>
            <GuideText of={guide.part("your-ranking")} />
            <div className="mt-10">
              <RankingWeights insurers={homeInsurers} />
            </div>
          </Section>
        </>
      )}
    </ComparisonFrame>
  );
}
