import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { IncomeLayers } from "#widgets/income-layers/income-layers.tsx";
import * as guide from "#content/en/learn/disability-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/disability-insurance.ts";

/** `/learn/disability-insurance` */
export default function DisabilityInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      line="disability"
      readingMinutes={readingMinutes([guide])}
      related={[
        { href: "/insurance-types/disability", label: words.toDisability },
        { href: "/tools/disability-insurance-calculator", label: words.toDisabilityInsuranceCalculator },
        { href: "/learn/young-professionals-insurance", label: words.toYoungProfessionalsInsurance },
        { href: "/learn/business-insurance", label: words.toBusinessInsurance },
      ]}
    >
      <Section>
        <Stack gap="large">
          <GuideText of={guide.part("layers")} />
          <IncomeLayers />
          <GuideBeside
            aside={<GuideText of={guide.part("working-life")} />}
            after={<GuideText of={guide.part("public-layers")} />}
          >
            <GuideText of={guide.part("layers-table")} />
          </GuideBeside>
        </Stack>
      </Section>
      <GuideLayout sections={["guide", "provinces", "buying", "claiming"].flatMap((part) => guide.part(part).sections)}>
        <GuideText of={guide.part("guide")} />
      </GuideLayout>
      <Section tone="wash" labelledBy="where-you-live-changes-the-gap">
        <GuideText of={guide.part("provinces")} notes="columns" />
      </Section>
      <Section>
        <Sidebar side="end" sticky>
          <GuideText of={guide.part("checklist")} />
          <Stack gap="large">
            <GuideText of={guide.part("buying")} />
            <GuideText of={guide.part("claiming")} />
            <GuideText of={guide.part("mistakes")} />
          </Stack>
        </Sidebar>
      </Section>
    </GuideFrame>
  );
}
