import { Heading } from "#design-system/heading/heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { longPeriod } from "#format/long-date.ts";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { SourceMarks } from "#widgets/reading/figure/source-marks.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { NextStep } from "#widgets/reading/next-step.tsx";
import { RatingBadge } from "#widgets/comparison/rating-badge/rating-badge.tsx";
import * as article from "#text/blog/best-life-insurance-canada-2024.md";
import { lifeInsurers } from "#text/blog/best-life-insurance-canada-2024/insurers.ts";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";
import * as words from "#words/pages/best-life-insurance-canada-2024.ts";

function ThreeInsurers() {
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-12 laptop:grid-cols-3">
      {lifeInsurers.map(({ name, rating, features, pros, cons, bestFor, sources }) => (
        <section
          key={name}
          aria-label={name}
          className="grid grid-cols-1 content-start gap-4 border-t-2 border-ink py-5"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Heading level={3}>{name}</Heading>
            <RatingBadge grade={rating.grade} />
          </div>
          <p className="text-caption text-ink-soft">
            {words.opinionOnSolvencyNot(rating.agency, longPeriod(rating.asOf))}
            <SourceMarks ids={[...sources]} />
          </p>
          <p className="font-semibold">{bestFor}</p>
          {[
            [words.whatItIs, features],
            ["For", pros],
            ["Against", cons],
          ].map(([title, points]) => (
            <div key={String(title)}>
              <p className="text-caption font-semibold text-ink-soft">{title}</p>
              <ul className="mt-1 grid grid-cols-1 list-disc gap-1 ps-5 text-small">
                {Array.isArray(points) && points.map((point) => <li key={point}>{point}</li>)}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** `/blog/best-life-insurance-canada-2024` */
export default function BestLifeInsurancePage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/life-insurance", label: words.toLifeInsurance },
        { href: "/insurance-types/life", label: words.toLife },
        { href: "/tools/life-insurance-calculator", label: words.toLifeInsuranceCalculator },
        { href: "/company-analysis/sun-life-financial-analysis", label: words.toSunLifeFinancialAnalysis },
        { href: "/company-analysis/manulife-financial-analysis", label: words.toManulifeFinancialAnalysis },
        { href: "/company-analysis/canada-life-analysis", label: words.toCanadaLifeAnalysis },
      ]}
    >
      <ArticleHeader post={articlePost("best-life-insurance-canada-2024")} />
      <GuideLayout sections={article.sections}>
        <div className="grid grid-cols-1 gap-12">
          <GuideText of={article.part("intro")} />
          <GuideText of={article.part("coverage-guidance")} />
          <GuideText of={article.part("types")} />
        </div>
      </GuideLayout>
      <Section tone="sunken">
        <GuideText of={article.part("insurers")} />
        <ThreeInsurers />
      </Section>
      <Section>
        <div className="grid grid-cols-1 gap-12">
          <GuideText of={article.part("application-steps")} />
          <GuideText of={article.part("tips")} />
        </div>
      </Section>
      <NextStep
        title={words.findTheAmountFirst}
        lead={words.workOutHowMuchCoverage}
        first={{ href: "/tools", label: words.toTools }}
        second={{ href: "/insurance-types/life", label: words.toLife2 }}
      />
    </ArticleFrame>
  );
}
