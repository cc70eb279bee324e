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

/** `/learn/choose-insurance` */
export default function ChooseInsurancePage() {
  return (
    <GuideFrame
      kicker="The basics"
      title="How to choose insurance"
      lead="Three steps: work out which losses you could not pay for, compare quotes on equal terms, and check the seller before you sign."
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="choosing" />}
      related={[
        { href: "/learn/insurance-comparison", label: "Comparison tips: make quotes comparable" },
        { href: "/learn/insurance-savings", label: "Savings strategies" },
        { href: "/tools/life-insurance-calculator", label: "Life needs calculator" },
        { href: "/insurance-types", label: "The seven kinds of insurance" },
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
