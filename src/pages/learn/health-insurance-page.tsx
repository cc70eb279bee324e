import { Section } from "#design-system/layout/section.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as guide from "#content/en/learn/health-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/health-insurance.ts";

/** `/learn/health-insurance` */
export default function HealthInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      line="health"
      readingMinutes={readingMinutes([guide])}
      related={[
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
        { href: "/learn/travel-insurance", label: words.toTravelInsurance },
        { href: "/learn/new-immigrant-insurance", label: words.toNewImmigrantInsurance },
        { href: "/insurance-types/health", label: words.toHealth },
      ]}
    >
      <Section tone="wash">
        <GuideText of={guide.part("public-plan")} />
      </Section>
      <GuideLayout sections={guide.part("guide").sections}>
        <GuideText of={guide.part("guide")} />
      </GuideLayout>
      <Section tone="sunken">
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-2">
          <GuideText of={guide.part("mistakes")} />
          <GuideText of={guide.part("checklist")} />
        </div>
      </Section>
    </GuideFrame>
  );
}
