import { Section } from "#design-system/layout/section.tsx";
import { Table } from "#design-system/table/table.tsx";
import { Tabs } from "#design-system/tabs/tabs.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { NextStep } from "#widgets/next-step/next-step.tsx";
import * as guide from "#content/en/learn/life-insurance.md";
import { riders } from "#content/en/learn/life-insurance/riders.ts";
import { GuideFrame } from "../guide-frame.tsx";

function Riders() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <GuideText of={guide.part("riders-and-add-ons")} />
      <Table
        caption="Riders, and when each earns its cost"
        columns={[
          { key: "rider", header: "Rider" },
          { key: "does", header: "What it does" },
          { key: "earnsItsCost", header: "When it earns its cost" },
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
      kicker="Guide"
      title="Life insurance"
      lead="How to decide between term and permanent life insurance, how much coverage your family needs, how it is taxed, how to apply, and which riders are worth adding."
      line="life"
      related={[
        { href: "/insurance-types/life", label: "Compare life insurance products" },
        { href: "/blog/best-life-insurance-canada-2024", label: "Best life insurance in Canada 2024" },
        { href: "/learn/disability-insurance", label: "Disability insurance guide" },
        { href: "/learn/insurance-for-seniors", label: "Insurance for seniors" },
      ]}
    >
      <Section>
        <Tabs
          isRead
          label="Life insurance guide"
          items={[
            {
              id: "insurance-types",
              title: "Insurance Types",
              content: <GuideText of={guide.part("insurance-types")} />,
            },
            {
              id: "coverage-needs",
              title: "Coverage Needs",
              content: <GuideText of={guide.part("coverage-needs")} />,
            },
            { id: "tax-benefits", title: "Tax Benefits", content: <GuideText of={guide.part("tax-benefits")} /> },
            {
              id: "application-process",
              title: "Application Process",
              content: <GuideText of={guide.part("application-process")} />,
            },
            { id: "riders", title: "Riders and Add-ons", content: <Riders /> },
          ]}
        />
      </Section>
      <NextStep
        title="Put your own numbers in"
        lead="The needs calculator takes five minutes, shows every step and sends nothing anywhere."
        first={{ href: "/tools/life-insurance-calculator", label: "Calculate Your Needs" }}
        second={{ href: "/tools/consultation", label: "Speak to Expert" }}
      />
    </GuideFrame>
  );
}
