import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuidePart } from "#widgets/guide-part/guide-part.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as checklist from "#content/en/learn/choose-insurance/checklist.md";
import * as firstNumber from "#content/en/learn/choose-insurance/first-number.md";
import * as firstStep from "#content/en/learn/choose-insurance/first-step.md";
import * as howMuch from "#content/en/learn/choose-insurance/how-much.md";
import * as loanCover from "#content/en/learn/choose-insurance/loan-cover.md";
import * as mistakes from "#content/en/learn/choose-insurance/mistakes.md";
import * as opening from "#content/en/learn/choose-insurance/opening.md";
import * as provinces from "#content/en/learn/choose-insurance/provinces.md";
import * as secondStep from "#content/en/learn/choose-insurance/second-step.md";
import * as thirdStep from "#content/en/learn/choose-insurance/third-step.md";
import * as withTheClaimInMind from "#content/en/learn/choose-insurance/with-the-claim-in-mind.md";

const prose = [
  opening,
  firstStep,
  howMuch,
  firstNumber,
  secondStep,
  thirdStep,
  loanCover,
  provinces,
  withTheClaimInMind,
  mistakes,
  checklist,
];

/** `/learn/choose-insurance` */
export default function ChooseInsurancePage() {
  return (
    <>
      <GuideHeader
        kicker="The basics"
        title="How to choose insurance"
        lead="Three steps take you from “what could go wrong?” to a signed policy that fits, with nothing in it you would not miss."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
        plate={<TopicPlate topic="choosing" />}
      />
      <Section tone="wash">
        <Container>
          <GuideText of={opening} steps="across" />
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuidePart mark="1">
              <Stack gap="large">
                <GuideText of={firstStep} />
                <GuideBeside aside={<GuideText of={firstNumber} />}>
                  <GuideText of={howMuch} />
                </GuideBeside>
              </Stack>
            </GuidePart>
            <GuidePart mark="2">
              <GuideText of={secondStep} />
            </GuidePart>
            <GuidePart mark="3">
              <GuideBeside
                aside={
                  <Stack gap="medium">
                    <GuideText of={loanCover} />
                    <GuideText of={provinces} />
                  </Stack>
                }
              >
                <GuideText of={thirdStep} />
              </GuideBeside>
            </GuidePart>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <Sidebar side="end" sticky>
            <GuideText of={checklist} />
            <Stack gap="large">
              <GuideText of={withTheClaimInMind} />
              <GuideText of={mistakes} />
            </Stack>
          </Sidebar>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/learn/insurance-comparison", label: "Comparison tips: make quotes comparable" },
              { href: "/learn/insurance-savings", label: "Savings strategies" },
              { href: "/tools/life-insurance-calculator", label: "Life needs calculator" },
              { href: "/insurance-types", label: "The seven kinds of insurance" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
