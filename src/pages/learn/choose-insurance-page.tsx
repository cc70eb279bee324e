import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuidePart } from "#widgets/guide-part/guide-part.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as guide from "#content/en/learn/choose-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/choose-insurance.ts";

/** `/learn/choose-insurance` */
export default function ChooseInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="choosing" />}
      related={[
        { href: "/learn/insurance-comparison", label: words.toInsuranceComparison },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
        { href: "/tools/life-insurance-calculator", label: words.toLifeInsuranceCalculator },
        { href: "/insurance-types", label: words.toInsuranceTypes },
      ]}
    >
      <Section tone="wash">
        <GuideText of={guide.part("opening")} steps="across" />
      </Section>
      <Section>
        <Stack gap="section">
          <GuidePart mark="1">
            <Stack gap="large">
              <GuideText of={guide.part("first-step")} />
              <GuideBeside aside={<GuideText of={guide.part("first-number")} />}>
                <GuideText of={guide.part("how-much")} />
              </GuideBeside>
            </Stack>
          </GuidePart>
          <GuidePart mark="2">
            <GuideText of={guide.part("second-step")} />
          </GuidePart>
          <GuidePart mark="3">
            <GuideBeside
              aside={
                <Stack gap="medium">
                  <GuideText of={guide.part("loan-cover")} />
                  <GuideText of={guide.part("provinces")} />
                </Stack>
              }
            >
              <GuideText of={guide.part("third-step")} />
            </GuideBeside>
          </GuidePart>
        </Stack>
      </Section>
      <Section tone="sunken">
        <Sidebar side="end" sticky>
          <GuideText of={guide.part("checklist")} />
          <Stack gap="large">
            <GuideText of={guide.part("with-the-claim-in-mind")} />
            <GuideText of={guide.part("mistakes")} />
          </Stack>
        </Sidebar>
      </Section>
    </GuideFrame>
  );
}
