import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stat } from "#design-system/stat/stat.tsx";
import { StatList } from "#design-system/stat/stat-list.tsx";
import { Table } from "#design-system/table/table.tsx";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { Figure } from "#widgets/reading/figure/figure.tsx";
import { GuideLayout } from "#widgets/reading/guide-layout.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { fraudCostByType } from "#text/blog/insurance-fraud-canada/cost-by-type.ts";
import * as article from "#text/blog/insurance-fraud-canada.md";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";
import * as words from "#words/pages/insurance-fraud-canada.ts";

function CostByType() {
  return (
    <Table
      caption={words.whatFraudHasBeenPublished}
      columns={[
        { key: "type", header: "Type" },
        {
          key: "cost",
          header: "Cost",
          cell: (row) =>
            "cost" in row ? (
              <Figure basis={row.cost.basis} asOf={row.cost.asOf}>
                {row.cost.value}
              </Figure>
            ) : (
              words.noPublishedFigureFound
            ),
        },
        { key: "impact", header: "Impact" },
      ]}
      rows={fraudCostByType}
      rowKey={({ type }) => type}
    />
  );
}

/** `/blog/insurance-fraud-canada` */
export default function InsuranceFraudPage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/learn/new-immigrant-insurance", label: words.toNewImmigrantInsurance },
        { href: "/blog/insurance-consumer-rights-canada", label: words.toInsuranceConsumerRightsCanada },
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
      ]}
    >
      <ArticleHeader
        post={articlePost("insurance-fraud-canada")}
        actions={
          <ButtonLink href="#how-to-report" size="small">
            {words.reportSuspectedFraud}
          </ButtonLink>
        }
      />
      <GuideLayout sections={article.sections}>
        <div className="grid grid-cols-1 gap-12">
          <StatList>
            <Stat
              size="large"
              value={<Figure basis="site">{words.n34Billion}</Figure>}
              label={words.yearAcrossCanada}
              note={words.industryStyleEstimate}
            />
            <Stat
              size="large"
              value={<Figure basis="site">$621</Figure>}
              label={words.perFamily}
              note={words.industryStyleEstimateNot}
            />
          </StatList>
          <GuideText of={article.part("intro")} />
          <CostByType />
          <GuideText of={article.part("types")} />
        </div>
      </GuideLayout>
      <Section tone="sunken">
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 laptop:grid-cols-2">
          <GuideText of={article.part("scheme-staged-collision")} />
          <GuideText of={article.part("scheme-ghost-broker")} />
        </div>
      </Section>
      <Section>
        <GuideText of={article.part("protect-yourself")} />
      </Section>
      <Section tone="wash" id="how-to-report">
        <GuideText of={article.part("how-to-report")} />
      </Section>
    </ArticleFrame>
  );
}
