import { Badge } from "#design-system/badge/badge.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { CostBands } from "#widgets/cost-bands/cost-bands.tsx";
import { Figure } from "#widgets/figure/figure.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { NextStep } from "#widgets/next-step/next-step.tsx";
import { autoAnnualRanges } from "#content/en/learn/auto-insurance/annual-ranges.ts";
import * as guide from "#content/en/learn/auto-insurance.md";
import { autoCoverageRows } from "#content/en/learn/auto-insurance/coverage-rows.ts";
import { autoDiscounts } from "#content/en/learn/auto-insurance/discounts.ts";
import { minimumLiability, otherMinimums } from "#content/en/learn/auto-insurance/minimum-liability.ts";
import { GuideFrame } from "../guide-frame.tsx";

function Requirements() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <Table
        caption="Minimum third-party liability by province"
        columns={[
          {
            key: "province",
            header: "Province",
            cell: ({ province, slug }) => <TextLink href={`/provincial/${slug}-insurance-guide`}>{province}</TextLink>,
          },
          {
            key: "liability",
            header: "Liability",
            numeric: true,
            cell: ({ liability }) => <Figure basis={liability.basis}>{liability.value}</Figure>,
          },
          { key: "notes", header: "Notes" },
        ]}
        rows={minimumLiability}
        rowKey={({ slug }) => slug}
        note={
          <>
            Two provinces ask for more by law: Manitoba{" "}
            <Figure basis={otherMinimums.manitoba.basis} asOf={otherMinimums.manitoba.asOf}>
              {otherMinimums.manitoba.value}
            </Figure>{" "}
            and Nova Scotia <Figure basis={otherMinimums.novaScotia.basis}>{otherMinimums.novaScotia.value}</Figure>.
            The three territories require{" "}
            <Figure basis={otherMinimums.territories.basis}>{otherMinimums.territories.value}</Figure>.
          </>
        }
      />
      <GuideText of={guide.part("requirements")} />
      <CostBands
        title="Typical quotes for full coverage"
        per="year"
        basis="site"
        bands={autoAnnualRanges.map(({ province, from, to }) => ({ label: province, from, to }))}
      />
    </div>
  );
}

function CoverageTypes() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <GuideText of={guide.part("coverage-types")} />
      <Table
        caption="The parts of an auto policy"
        columns={[
          { key: "name", header: "Coverage" },
          {
            key: "required",
            header: "Required?",
            cell: ({ required }) => <Badge>{required}</Badge>,
          },
          { key: "description", header: "What it does" },
          {
            key: "minAmount",
            header: "Minimum",
            cell: (row) =>
              "minAmount" in row ? (
                <Figure basis={row.minAmount.basis}>{row.minAmount.value}</Figure>
              ) : (
                "None set by law"
              ),
          },
        ]}
        rows={autoCoverageRows}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

function Discounts() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <GuideText of={guide.part("discounts")} />
      <Table
        caption="Discounts to ask for"
        columns={[
          { key: "name", header: "Discount" },
          { key: "howToGet", header: "How to get it" },
          { key: "watchFor", header: "Watch for" },
        ]}
        rows={autoDiscounts}
        rowKey={({ name }) => name}
      />
    </div>
  );
}

/** `/learn/auto-insurance` */
export default function AutoInsurancePage() {
  return (
    <GuideFrame
      kicker="Guide"
      title="Auto insurance"
      lead="What your province requires, which optional coverage is worth adding, which discounts to ask for, and how to make a claim after a crash."
      line="auto"
      related={[
        { href: "/insurance-types/auto", label: "Compare auto insurance" },
        { href: "/blog/auto-insurance-rates-by-province-2024", label: "Auto insurance rates by province 2024" },
        { href: "/blog/insurance-fraud-canada", label: "Staged crashes and ghost brokers" },
        { href: "/insurance-rates-canada", label: "Insurance rates in Canada" },
      ]}
    >
      <Section>
        <Tabs
          isRead
          label="Auto insurance guide"
          defaultValue="requirements"
          items={[
            { id: "requirements", title: "Requirements", content: <Requirements /> },
            { id: "coverage-types", title: "Coverage Types", content: <CoverageTypes /> },
            { id: "discounts", title: "Discounts", content: <Discounts /> },
            {
              id: "claims-process",
              title: "Claims Process",
              content: <GuideText of={guide.part("claims-process")} />,
            },
          ]}
        />
      </Section>
      <NextStep
        title="Ask for a price on the same terms"
        lead="Have your licence, your car’s model and your last policy at hand."
        first={{ href: "/tools/auto-insurance-calculator", label: "Ask for an estimate" }}
        second={{ href: "/insurance-types/auto", label: "Compare auto insurers" }}
      />
    </GuideFrame>
  );
}
