import { Section } from "#design-system/layout/section.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { NextStep } from "#widgets/next-step/next-step.tsx";
import * as guide from "#content/en/learn/life-insurance.md";
import { riders } from "#content/en/learn/life-insurance/riders.ts";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/life-insurance.ts";

function Riders() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <GuideText of={guide.part("riders-and-add-ons")} />
      <Table
        caption={words.ridersAndWhenEachEarns}
        columns={[
          { key: "rider", header: "Rider" },
          { key: "does", header: words.whatItDoes },
          { key: "earnsItsCost", header: words.whenItEarnsItsCost },
        ]}
        rows={riders}
        rowKey={({ rider }) => rider}
      />
    </div>
  );
}

/** `/learn/life-insurance` */
export default function LifeInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      line="life"
      related={[
        { href: "/insurance-types/life", label: words.toLife },
        { href: "/blog/best-life-insurance-canada-2024", label: words.toBestLifeInsuranceCanada2024 },
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
        { href: "/learn/insurance-for-seniors", label: words.toInsuranceForSeniors },
      ]}
    >
      <Section>
        <Tabs
          isRead
          label={words.lifeInsuranceGuide}
          items={[
            {
              id: "insurance-types",
              title: words.insuranceTypes,
              content: <GuideText of={guide.part("insurance-types")} />,
            },
            {
              id: "coverage-needs",
              title: words.coverageNeeds,
              content: <GuideText of={guide.part("coverage-needs")} />,
            },
            { id: "tax-benefits", title: words.taxBenefits, content: <GuideText of={guide.part("tax-benefits")} /> },
            {
              id: "application-process",
              title: words.applicationProcess,
              content: <GuideText of={guide.part("application-process")} />,
            },
            { id: "riders", title: words.ridersAndAddOns, content: <Riders /> },
          ]}
        />
      </Section>
      <NextStep
        title={words.putYourOwnNumbers}
        lead={words.needsCalculatorTakesFiveMinutes}
        first={{ href: "/tools/life-insurance-calculator", label: words.toLifeInsuranceCalculator }}
        second={{ href: "/tools/consultation", label: words.toConsultation }}
      />
    </GuideFrame>
  );
}
