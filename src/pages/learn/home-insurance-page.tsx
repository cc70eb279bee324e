import { Heading } from "#design-system/heading/heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { ClaimTips } from "#widgets/claim-tips/claim-tips.tsx";
import { CostBadge } from "#widgets/cost-badge/cost-badge.tsx";
import { CostBands } from "#widgets/cost-bands/cost-bands.tsx";
import { DiscountList } from "#widgets/discount-list/discount-list.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { NextStep } from "#widgets/next-step/next-step.tsx";
import { PageQuestions } from "#widgets/page-questions/page-questions.tsx";
import { homeClaimTips } from "#content/en/learn/home-insurance/claim-tips.ts";
import * as guide from "#content/en/learn/home-insurance.md";
import { homeCostBands } from "#content/en/learn/home-insurance/cost-bands.ts";
import { homeCoverageTypes } from "#content/en/learn/home-insurance/coverage-types.ts";
import { homeDiscounts } from "#content/en/learn/home-insurance/discounts.ts";
import { homeInsuranceFaq } from "#content/en/learn/home-insurance/faq.ts";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/home-insurance.ts";

function CoverageTypes() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <Table
        caption={words.kindsOfHomePolicy}
        columns={[
          { key: "type", header: "Type" },
          { key: "coverage", header: "Coverage" },
          { key: "cost", header: "Cost", cell: ({ cost }) => <CostBadge cost={cost} /> },
          { key: "bestFor", header: words.bestFor },
        ]}
        rows={homeCoverageTypes}
        rowKey={({ type }) => type}
      />
      <GuideText of={guide.part("coverage-types")} />
    </div>
  );
}

function Costs() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <CostBands
        title={words.averageMonthlyCostByHome}
        per="month"
        basis="site"
        bands={homeCostBands.map(({ homeValue, from, to }) => ({ label: `${homeValue} home`, from, to }))}
      />
      <GuideText of={guide.part("costs-and-pricing")} />
      <section aria-labelledby="home-discounts">
        <Heading level={3} id="home-discounts">
          {words.discountsToAsk}
        </Heading>
        <div className="mt-4">
          <DiscountList discounts={homeDiscounts} />
        </div>
      </section>
    </div>
  );
}

function Claims() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <GuideText of={guide.part("claims-process")} />
      <section aria-labelledby="claim-tips">
        <Heading level={3} id="claim-tips">
          {words.habitsThatGetAClaim}
        </Heading>
        <div className="mt-4">
          <ClaimTips tips={homeClaimTips} />
        </div>
      </section>
    </div>
  );
}

/** `/learn/home-insurance` */
export default function HomeInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      line="home"
      related={[
        { href: "/insurance-types/home", label: words.toHome },
        { href: "/blog/home-insurance-guide-canada-2024", label: words.toHomeInsuranceGuideCanada2024 },
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
      ]}
    >
      <Section>
        <div className="mb-10">
          <OnPageNav
            label={words.quickNavigation}
            items={[
              { href: "#coverage-types", label: words.partCoverageTypes },
              { href: "#costs-and-pricing", label: words.partCostsAndPricing },
              { href: "#claims-process", label: words.partClaimsProcess },
              { href: "#provincial-guide", label: words.partProvincialGuide },
              { href: "#expert-tips", label: words.partExpertTips },
              { href: "#questions", label: words.partQuestions },
            ]}
          />
        </div>
        <Tabs
          isRead
          label={words.homeInsuranceGuide}
          defaultValue="coverage-types"
          items={[
            { id: "coverage-types", title: words.coverageTypes, content: <CoverageTypes /> },
            { id: "costs-and-pricing", title: words.costsPricing, content: <Costs /> },
            { id: "claims-process", title: words.claimsProcess, content: <Claims /> },
            {
              id: "provincial-guide",
              title: words.provincialGuide,
              content: <GuideText of={guide.part("provincial-guide")} />,
            },
            { id: "expert-tips", title: words.expertTips, content: <GuideText of={guide.part("expert-tips")} /> },
          ]}
        />
      </Section>
      <NextStep
        title={words.whatWouldItCost}
        lead={words.thatFigureDrivesThePremium}
        first={{ href: "/tools/home-insurance-calculator", label: words.toHomeInsuranceCalculator }}
        second={{ href: "/tools/consultation", label: words.toConsultation }}
      />
      <PageQuestions questions={homeInsuranceFaq} />
    </GuideFrame>
  );
}
