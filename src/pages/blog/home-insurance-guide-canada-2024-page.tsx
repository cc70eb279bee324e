import { useRef } from "react";
import { ButtonLink } from "#design-system/button/button-link.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Cluster } from "#design-system/layout/cluster.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import type { PremiumFactor, ProvinceSummary } from "#domain/article-records.ts";
import { ArticleHeader } from "#widgets/reading/article-header.tsx";
import { PublishedPrices } from "#widgets/charts/published-prices.tsx";
import { LeadDialog } from "#widgets/leads/lead-dialog/lead-dialog.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { PageQuestions } from "#widgets/reading/page-questions.tsx";
import { useProvinceRows } from "#widgets/place/province-choice/province-rows.ts";
import { PrintButton } from "#widgets/reading/print-button.tsx";
import { analysisForm } from "#text/blog/analysis-form.ts";
import * as article from "#text/blog/home-insurance-guide-canada-2024.md";
import { homeGuideFaq } from "#text/blog/home-insurance-guide-canada-2024/faq.ts";
import { premiumFactors } from "#text/blog/home-insurance-guide-canada-2024/premium-factors.ts";
import { homeProvinces } from "#text/blog/home-insurance-guide-canada-2024/provinces.ts";
import { provinceNames } from "#text/provincial/province-names.ts";
import { ArticleFrame } from "./article-frame.tsx";
import { articlePost } from "./article-post.ts";
import * as words from "#words/pages/home-insurance-guide-canada-2024.ts";

const nameOf = ({ province }: ProvinceSummary) => provinceNames[province];

function Provinces() {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useProvinceRows<ProvinceSummary>(homeProvinces, nameOf, frame);
  return (
    <div id="provincial-breakdown" className="grid grid-cols-1 gap-10">
      <GuideText of={article.part("provincial")} />
      <Table
        {...shown}
        ref={frame}
        caption={words.homeInsuranceByProvince}
        columns={[
          { key: "province", header: "Province", cell: nameOf },
          {
            key: "avgCost",
            header: words.averageCost,
            cell: ({ avgCost }) => <PublishedPrices prices={avgCost} />,
          },
          { key: "riskFactors", header: words.mainRisks, cell: ({ riskFactors }) => riskFactors.join(", ") },
          {
            key: "topInsurers",
            header: words.insurersPresent,
            cell: ({ topInsurers }) => topInsurers.join(", "),
          },
        ]}
        rowKey={({ province }) => province}
        note={words.dollarsAYearOverHomes}
      />
    </div>
  );
}

interface FactorsProps {
  readonly title: string;
  readonly factors: readonly PremiumFactor[];
}

function Factors({ title, factors }: FactorsProps) {
  return (
    <section aria-label={title}>
      <Heading level={3}>
        {title} <span className="text-ink-soft">({factors.length})</span>
      </Heading>
      <ol className="mt-3 gap-x-12 tablet:columns-2 laptop:columns-3">
        {factors.map(({ name, why }) => (
          <li key={name} className="break-inside-avoid border-t border-line py-2 text-small">
            <span className="font-semibold">{name}.</span> {why}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PremiumFactors() {
  return (
    <div id="cost-factors" className="grid grid-cols-1 gap-10">
      <GuideText of={article.part("coverage")} />
      <Factors title={words.property} factors={premiumFactors.property} />
      <Factors title={words.itsLocation} factors={premiumFactors.location} />
      <Factors title={words.person} factors={premiumFactors.personal} />
    </div>
  );
}

/** `/blog/home-insurance-guide-canada-2024` */
export default function HomeInsuranceGuidePage() {
  return (
    <ArticleFrame
      related={[
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/insurance-types/home", label: words.toHome },
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
        { href: "/tools/home-insurance-calculator", label: words.toHomeInsuranceCalculator },
      ]}
    >
      <ArticleHeader
        post={articlePost("home-insurance-guide-canada-2024")}
        badges={[words.ultimateGuide, words.n25MinRead, words.expertAnalysis, "2024 Data", words.allProvinces]}
        actions={<PrintButton label={words.downloadCompleteGuidePdf} />}
      />
      <Section>
        <div className="grid grid-cols-1 gap-12">
          <OnPageNav
            label={words.quickNavigation}
            items={[
              { href: "#coverage-types", label: words.partCoverageTypes },
              { href: "#provincial-breakdown", label: words.partProvincialBreakdown },
              { href: "#cost-factors", label: words.partCostFactors },
              { href: "#claims-process", label: words.partClaimsProcess },
              { href: "#discounts", label: words.partDiscounts },
              { href: "#exclusions", label: words.partExclusions },
              { href: "#choosing-insurer", label: words.partChoosingInsurer },
              { href: "#advanced-tips", label: words.partAdvancedTips },
            ]}
          />
          <Tabs
            isRead
            label={words.ultimateHomeInsuranceGuide}
            defaultValue="overview"
            items={[
              {
                id: "overview",
                title: words.overview,
                content: (
                  <div className="grid grid-cols-1 gap-12">
                    <GuideText of={article.part("overview")} />
                    <div id="coverage-types">
                      <GuideText of={article.part("coverage-types")} />
                    </div>
                  </div>
                ),
              },
              { id: "provincial", title: words.provincial, content: <Provinces /> },
              { id: "coverage", title: words.coverage, content: <PremiumFactors /> },
              {
                id: "claims",
                title: words.claims,
                content: (
                  <div id="claims-process">
                    <GuideText of={article.part("claims")} />
                  </div>
                ),
              },
            ]}
          />
        </div>
      </Section>
      <Section tone="sunken" id="discounts">
        <GuideText of={article.part("discounts")} />
      </Section>
      <Section>
        <div className="grid grid-cols-1 gap-12">
          <div id="exclusions">
            <GuideText of={article.part("exclusions")} />
          </div>
          <div id="choosing-insurer">
            <GuideText of={article.part("choosing-insurer")} />
          </div>
          <div id="advanced-tips">
            <GuideText of={article.part("advanced-tips")} />
          </div>
        </div>
      </Section>
      <PageQuestions questions={homeGuideFaq} />
      <Section tone="deep" labelledBy="next-step">
        <HeadingBlock level={2} id="next-step" title={words.title} lead={words.lead} />
        <div className="mt-8">
          <Cluster>
            <LeadDialog
              trigger={words.getFreeAnalysis}
              intent="on-deep"
              {...analysisForm}
              pageSource="home_insurance_guide_2024"
            />
            <ButtonLink href="/insurance-types/home" intent="on-deep">
              {words.compareHomeInsurers}
            </ButtonLink>
          </Cluster>
        </div>
      </Section>
    </ArticleFrame>
  );
}
