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
import * as words from "#words/pages/auto-insurance.ts";

function Requirements() {
  return (
    <div className="grid grid-cols-1 gap-12">
      <Table
        caption={words.minimumThirdPartyLiability}
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
            {`${words.twoProvincesAskForMore} `}
            <Figure basis={otherMinimums.manitoba.basis} asOf={otherMinimums.manitoba.asOf}>
              {otherMinimums.manitoba.value}
            </Figure>
            {` ${words.andNovaScotia} `}
            <Figure basis={otherMinimums.novaScotia.basis}>{otherMinimums.novaScotia.value}</Figure>
            {`${words.threeTerritoriesRequire} `}
            <Figure basis={otherMinimums.territories.basis}>{otherMinimums.territories.value}</Figure>.
          </>
        }
      />
      <GuideText of={guide.part("requirements")} />
      <CostBands
        title={words.typicalQuotesForFullCoverage}
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
        caption={words.partsOfAnAutoPolicy}
        columns={[
          { key: "name", header: "Coverage" },
          {
            key: "required",
            header: "Required?",
            cell: ({ required }) => <Badge>{required}</Badge>,
          },
          { key: "description", header: words.whatItDoes },
          {
            key: "minAmount",
            header: "Minimum",
            cell: (row) =>
              "minAmount" in row ? (
                <Figure basis={row.minAmount.basis}>{row.minAmount.value}</Figure>
              ) : (
                words.noneSetByLaw
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
        caption={words.discountsToAsk}
        columns={[
          { key: "name", header: "Discount" },
          { key: "howToGet", header: words.howToGetIt },
          { key: "watchFor", header: words.watchFor },
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
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      line="auto"
      related={[
        { href: "/insurance-types/auto", label: words.toAuto },
        { href: "/blog/auto-insurance-rates-by-province-2024", label: words.toAutoInsuranceRatesByProvince },
        { href: "/blog/insurance-fraud-canada", label: words.toInsuranceFraudCanada },
        { href: "/insurance-rates-canada", label: words.toInsuranceRatesCanada },
      ]}
    >
      <Section>
        <Tabs
          isRead
          label={words.autoInsuranceGuide}
          defaultValue="requirements"
          items={[
            { id: "requirements", title: words.requirements, content: <Requirements /> },
            { id: "coverage-types", title: words.coverageTypes, content: <CoverageTypes /> },
            { id: "discounts", title: words.discounts, content: <Discounts /> },
            {
              id: "claims-process",
              title: words.claimsProcess,
              content: <GuideText of={guide.part("claims-process")} />,
            },
          ]}
        />
      </Section>
      <NextStep
        title={words.askForAPrice}
        lead={words.haveYourLicenceYourCars}
        first={{ href: "/tools/auto-insurance-calculator", label: words.toAutoInsuranceCalculator }}
        second={{ href: "/insurance-types/auto", label: words.toCompareAuto }}
      />
    </GuideFrame>
  );
}
