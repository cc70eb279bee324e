import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { BillSplit } from "#widgets/bill-split/bill-split.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as guide from "#content/en/learn/travel-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/travel-insurance.ts";

/** `/learn/travel-insurance` */
export default function TravelInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      line="travel"
      readingMinutes={readingMinutes([guide])}
      related={[
        { href: "/insurance-types/travel", label: words.toTravel },
        { href: "/learn/health-insurance", label: words.toHealthInsurance },
        { href: "/learn/new-immigrant-insurance", label: words.toNewImmigrantInsurance },
        { href: "/learn/insurance-for-seniors", label: words.toInsuranceForSeniors },
      ]}
    >
      <Section>
        <Sidebar side="end">
          <BillSplit
            caption={words.exampleDrawnToScaleIts}
            bill={30_000}
            paid={1_200}
            labels={{ bill: words.hospitalBill, paid: words.paidByTheOntarioPlan, left: words.leftForYou }}
          />
          <GuideText of={guide.part("bill")} />
        </Sidebar>
      </Section>
      <GuideLayout
        sections={["choosing", "health-clause", "price", "buying"].flatMap((part) => guide.part(part).sections)}
      >
        <Stack gap="large">
          <GuideText of={guide.part("choosing")} />
          <GuideText of={guide.part("health-clause")} />
          <GuideText of={guide.part("price")} />
          <GuideText of={guide.part("buying")} />
        </Stack>
      </GuideLayout>
      <Section tone="wash" labelledBy="parents-grandparents-and-other-guests">
        <Sidebar side="end">
          <GuideText of={guide.part("winters")} />
          <GuideText of={guide.part("visitors")} />
        </Sidebar>
      </Section>
      <Section>
        <Sidebar side="end" sticky>
          <GuideText of={guide.part("checklist")} />
          <Stack gap="large">
            <GuideText of={guide.part("claiming")} />
            <GuideText of={guide.part("mistakes")} />
          </Stack>
        </Sidebar>
      </Section>
    </GuideFrame>
  );
}
