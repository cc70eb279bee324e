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

function CoverageTypes() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <Table
        caption="Kinds of home policy"
        columns={[
          { key: "type", header: "Type" },
          { key: "coverage", header: "Coverage" },
          { key: "cost", header: "Cost", cell: ({ cost }) => <CostBadge cost={cost} /> },
          { key: "bestFor", header: "Best for" },
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
        title="Average monthly cost by home value"
        per="month"
        basis="site"
        bands={homeCostBands.map(({ homeValue, from, to }) => ({ label: `${homeValue} home`, from, to }))}
      />
      <GuideText of={guide.part("costs-and-pricing")} />
      <section aria-labelledby="home-discounts">
        <Heading level={3} id="home-discounts">
          Discounts to ask for
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
          Habits that get a claim paid
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
      kicker="Guide"
      title="Home insurance"
      lead="What a home, condo or tenant policy covers and leaves out, what it costs, how to claim, and which risks to insure in your province."
      line="home"
      related={[
        { href: "/insurance-types/home", label: "Best home insurance in Canada" },
        { href: "/blog/home-insurance-guide-canada-2024", label: "The ultimate home insurance guide 2024" },
        { href: "/learn/insurance-claims", label: "How to file a claim" },
        { href: "/learn/insurance-savings", label: "Savings strategies" },
      ]}
    >
      <Section>
        <div className="mb-10">
          <OnPageNav
            label="Quick navigation"
            items={[
              { href: "#coverage-types", label: "Coverage types" },
              { href: "#costs-and-pricing", label: "Costs and pricing" },
              { href: "#claims-process", label: "The claims process" },
              { href: "#provincial-guide", label: "Your province" },
              { href: "#expert-tips", label: "Expert tips" },
              { href: "#questions", label: "Frequently asked questions" },
            ]}
          />
        </div>
        <Tabs
          isRead
          label="Home insurance guide"
          defaultValue="coverage-types"
          items={[
            { id: "coverage-types", title: "Coverage Types", content: <CoverageTypes /> },
            { id: "costs-and-pricing", title: "Costs & Pricing", content: <Costs /> },
            { id: "claims-process", title: "Claims Process", content: <Claims /> },
            {
              id: "provincial-guide",
              title: "Provincial Guide",
              content: <GuideText of={guide.part("provincial-guide")} />,
            },
            { id: "expert-tips", title: "Expert Tips", content: <GuideText of={guide.part("expert-tips")} /> },
          ]}
        />
      </Section>
      <NextStep
        title="What would it cost to rebuild yours?"
        lead="That figure drives the premium more than any other. Start from it, or ask someone who does this every day."
        first={{ href: "/tools/home-insurance-calculator", label: "Calculate Your Needs" }}
        second={{ href: "/tools/consultation", label: "Speak to Expert" }}
      />
      <PageQuestions questions={homeInsuranceFaq} />
    </GuideFrame>
  );
}
