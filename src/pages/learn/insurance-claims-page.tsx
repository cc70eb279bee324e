import { Section } from "#design-system/layout/section.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as guide from "#content/en/learn/insurance-claims.md";
import { GuideFrame } from "../guide-frame.tsx";

/** `/learn/insurance-claims` */
export default function InsuranceClaimsPage() {
  return (
    <GuideFrame
      kicker="The basics"
      title="How to file an insurance claim"
      lead="What to do in the first hour after a loss, what the insurer does with your claim, and where to go for free when the answer is no."
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="claims" />}
      related={[
        {
          href: "/blog/insurance-consumer-rights-canada",
          label: "Your rights when you disagree with an insurer",
        },
        { href: "/learn/home-insurance", label: "Home insurance guide" },
        { href: "/learn/auto-insurance", label: "Auto insurance guide" },
        { href: "/learn/disability-insurance", label: "Disability insurance: claiming, and holding on" },
      ]}
    >
      <Section tone="wash">
        <GuideText of={guide.part("opening")} steps="across" />
      </Section>
      <Section>
        <GuideText of={guide.part("guide")} notes="margin" />
      </Section>
    </GuideFrame>
  );
}
