import { Section } from "#design-system/layout/section.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as guide from "#content/en/learn/insurance-claims.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/insurance-claims.ts";

/** `/learn/insurance-claims` */
export default function InsuranceClaimsPage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="claims" />}
      related={[
        {
          href: "/blog/insurance-consumer-rights-canada",
          label: words.toInsuranceConsumerRightsCanada,
        },
        { href: "/learn/home-insurance", label: words.toHomeInsurance },
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
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
