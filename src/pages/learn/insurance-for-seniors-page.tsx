import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as guide from "#content/en/learn/insurance-for-seniors.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/insurance-for-seniors.ts";

const sections = ["life", "dental", "travel", "house", "care", "papers"].flatMap((part) => guide.part(part).sections);

/** `/learn/insurance-for-seniors` */
export default function InsuranceForSeniorsPage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="piles" />}
      related={[
        { href: "/learn/travel-insurance", label: words.toTravelInsurance },
        { href: "/learn/life-insurance", label: words.toLifeInsurance },
        { href: "/tools/senior-insurance-review", label: words.toSeniorInsuranceReview },
        { href: "/blog/insurance-consumer-rights-canada", label: words.toInsuranceConsumerRightsCanada },
      ]}
    >
      <Section tone="wash" labelledBy="keep-change-or-drop">
        <GuideText of={guide.part("piles")} />
      </Section>
      <GuideLayout sections={sections}>
        <Stack gap="large">
          <GuideText of={guide.part("life")} />
          <GuideText of={guide.part("dental")} />
          <GuideText of={guide.part("travel")} />
          <GuideText of={guide.part("house")} />
          <GuideText of={guide.part("care")} />
          <GuideText of={guide.part("papers")} />
        </Stack>
      </GuideLayout>
      <Section tone="sunken">
        <Grid columns={2} min="large">
          <GuideText of={guide.part("signs")} />
          <GuideText of={guide.part("checklist")} />
        </Grid>
      </Section>
    </GuideFrame>
  );
}
