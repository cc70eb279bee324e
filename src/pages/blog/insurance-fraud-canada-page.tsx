import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stat } from "#design-system/stat/stat.tsx";
import { StatList } from "#design-system/stat/stat-list.tsx";
import { Table } from "#design-system/table/table.tsx";
import { ArticleHeader } from "#widgets/article-header/article-header.tsx";
import { Figure } from "#widgets/figure/figure.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { fraudCostByType } from "#content/en/blog/insurance-fraud-canada/cost-by-type.ts";
import * as howToReport from "#content/en/blog/insurance-fraud-canada/how-to-report.md";
import * as intro from "#content/en/blog/insurance-fraud-canada/intro.md";
import * as protectYourself from "#content/en/blog/insurance-fraud-canada/protect-yourself.md";
import * as ghostBroker from "#content/en/blog/insurance-fraud-canada/scheme-ghost-broker.md";
import * as stagedCollision from "#content/en/blog/insurance-fraud-canada/scheme-staged-collision.md";
import * as types from "#content/en/blog/insurance-fraud-canada/types.md";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";

function CostByType() {
  return (
    <Table
      caption="What fraud has been published to cost, by type"
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
              "No published figure found"
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
        { href: "/learn/auto-insurance", label: "Auto insurance guide" },
        { href: "/learn/new-immigrant-insurance", label: "Insurance for newcomers" },
        { href: "/blog/insurance-consumer-rights-canada", label: "Your insurance rights in Canada" },
        { href: "/learn/insurance-claims", label: "How to file a claim" },
      ]}
    >
      <ArticleHeader
        post={articlePost("insurance-fraud-canada")}
        actions={
          <ButtonLink href="#how-to-report" size="small">
            Report Suspected Fraud
          </ButtonLink>
        }
      />
      <GuideLayout
        sections={[
          ...intro.sections,
          ...types.sections,
          ...stagedCollision.sections,
          ...ghostBroker.sections,
          ...protectYourself.sections,
          ...howToReport.sections,
        ]}
      >
        <div className="grid grid-cols-1 gap-12">
          <StatList>
            <Stat
              size="large"
              value={<Figure basis="site">$3.4 billion</Figure>}
              label="a year, across Canada"
              note="Industry-style estimate"
            />
            <Stat
              size="large"
              value={<Figure basis="site">$621</Figure>}
              label="per family"
              note="Industry-style estimate; not the first figure divided"
            />
          </StatList>
          <GuideText of={intro} />
          <CostByType />
          <GuideText of={types} />
        </div>
      </GuideLayout>
      <Section tone="sunken">
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 laptop:grid-cols-2">
          <GuideText of={stagedCollision} />
          <GuideText of={ghostBroker} />
        </div>
      </Section>
      <Section>
        <GuideText of={protectYourself} />
      </Section>
      <Section tone="wash" id="how-to-report">
        <GuideText of={howToReport} />
      </Section>
    </ArticleFrame>
  );
}
