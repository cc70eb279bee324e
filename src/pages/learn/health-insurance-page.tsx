import { Section } from "#design-system/layout/section.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as guide from "#content/en/learn/health-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";

/** `/learn/health-insurance` */
export default function HealthInsurancePage() {
  return (
    <GuideFrame
      kicker="Lines of insurance"
      title="Health insurance"
      lead="What your health card does not pay for, what public drug and dental programs add, and when a private plan is worth its premium."
      line="health"
      readingMinutes={readingMinutes([guide])}
      related={[
        { href: "/learn/disability-insurance", label: "Disability insurance: when the pay stops" },
        { href: "/learn/travel-insurance", label: "Travel insurance: care outside the country" },
        { href: "/learn/new-immigrant-insurance", label: "Insurance for newcomers" },
        { href: "/insurance-types/health", label: "Compare health plans" },
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
