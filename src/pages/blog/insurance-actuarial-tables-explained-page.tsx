import { Section } from "#design-system/layout/section.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { lossFrequency, survivalCurve } from "#domain/actuarial.ts";
import { FrequencyChart } from "#widgets/charts/actuarial-charts/frequency-chart.tsx";
import { SurvivalChart } from "#widgets/charts/actuarial-charts/survival-chart.tsx";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { CsvDownload } from "#widgets/tools/csv-download.tsx";
import { LeadDialog } from "#widgets/leads/lead-dialog/lead-dialog.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import * as article from "#text/blog/insurance-actuarial-tables-explained.md";
import { riskFactors } from "#text/blog/insurance-actuarial-tables-explained/risk-factors.ts";
import { analysisForm } from "#text/blog/analysis-form.ts";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";
import * as words from "#words/pages/insurance-actuarial-tables-explained.ts";

const riskColumns = ["Factor", "Life", "Auto", "Home"] as const;

/** A claim with a 5% chance in each of twenty years: one expected. */
const twentyYears = lossFrequency(1, 6);

function RiskFactors() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Table
        caption={words.howStronglyEachFactMoves}
        columns={[
          { key: "factor", header: "Factor" },
          { key: "lifeImpact", header: "Life" },
          { key: "autoImpact", header: "Auto" },
          { key: "homeImpact", header: "Home" },
        ]}
        rows={riskFactors}
        rowKey={({ factor }) => factor}
        note={words.orderOfSizeForExplaining}
      />
      <div>
        <CsvDownload
          label={words.downloadRiskCalculator}
          fileName="northcover-risk-factors.csv"
          header={riskColumns}
          rows={riskFactors.map(({ factor, lifeImpact, autoImpact, homeImpact }) => [
            factor,
            lifeImpact,
            autoImpact,
            homeImpact,
          ])}
        />
      </div>
    </div>
  );
}

/** `/blog/insurance-actuarial-tables-explained` */
export default function ActuarialTablesPage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/how-insurance-works", label: words.toHowInsuranceWorks },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
        { href: "/blog/best-life-insurance-canada-2024", label: words.toBestLifeInsuranceCanada2024 },
        { href: "/tools/life-insurance-calculator", label: words.toLifeInsuranceCalculator },
      ]}
    >
      <ArticleHeader post={articlePost("insurance-actuarial-tables-explained")} />
      <Section>
        <Tabs
          isRead
          label={words.actuarialTablesExplained}
          defaultValue="fundamentals"
          items={[
            {
              id: "fundamentals",
              title: words.fundamentals,
              content: (
                <div className="grid grid-cols-1 gap-12">
                  <GuideText of={article.part("fundamentals")} />
                  <SurvivalChart title={words.aliveAtEachAge} points={survivalCurve()} />
                </div>
              ),
            },
            { id: "calculations", title: words.calculations, content: <GuideText of={article.part("calculations")} /> },
            {
              id: "risk-models",
              title: words.riskModels,
              content: (
                <div className="grid grid-cols-1 gap-12">
                  <GuideText of={article.part("risk-models")} />
                  <FrequencyChart title={words.claimsOfOneHousehold} points={twentyYears} />
                  <RiskFactors />
                </div>
              ),
            },
            {
              id: "gaming-the-system",
              title: words.gamingTheSystem,
              content: <GuideText of={article.part("gaming-the-system")} />,
            },
          ]}
        />
      </Section>
      <Section tone="wash" labelledBy="analysis">
        <HeadingBlock level={2} id="analysis" title={words.title} lead={words.lead} />
        <div className="mt-8">
          <Cluster>
            <LeadDialog trigger={words.getActuarialAnalysis} {...analysisForm} pageSource="actuarial_tables" />
          </Cluster>
        </div>
      </Section>
    </ArticleFrame>
  );
}
