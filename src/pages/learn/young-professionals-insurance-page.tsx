import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/reading/topic-plate.tsx";
import * as guide from "#text/learn/young-professionals-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/young-professionals-insurance.ts";

/** `/learn/young-professionals-insurance` */
export default function YoungProfessionalsInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="booklet" />}
      related={[
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/learn/life-insurance", label: words.toLifeInsurance },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
      ]}
    >
      <Section>
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <Stack gap="small">
            <GuideText of={guide.part("booklet")} />
            <GuideText of={guide.part("beneficiary")} />
          </Stack>
          <GuideText of={guide.part("booklet-table")} />
        </div>
      </Section>
      <Section tone="wash" labelledBy="buy-in-this-order">
        <Sidebar side="end" sticky>
          <GuideText of={guide.part("checklist")} />
          <GuideText of={guide.part("order")} />
        </Sidebar>
      </Section>
      <Section>
        <Stack gap="section">
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
            <Stack gap="small">
              <GuideText of={guide.part("illness")} />
              <GuideText of={guide.part("who-pays")} />
            </Stack>
            <GuideText of={guide.part("pay-stops")} />
          </div>
          <GuideText of={guide.part("shelf")} />
        </Stack>
      </Section>
      <Section tone="sunken" labelledBy="the-day-you-leave-a-job">
        <GuideText of={guide.part("leaving")} notes="margin" />
      </Section>
    </GuideFrame>
  );
}
