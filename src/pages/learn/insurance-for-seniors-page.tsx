import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as guide from "#content/en/learn/insurance-for-seniors.md";
import { GuideFrame } from "../guide-frame.tsx";

const sections = ["life", "dental", "travel", "house", "care", "papers"].flatMap((part) => guide.part(part).sections);

/** `/learn/insurance-for-seniors` */
export default function InsuranceForSeniorsPage() {
  return (
    <GuideFrame
      kicker="Your stage of life"
      title="Insurance for seniors"
      lead="Which policies to keep, which to change and which to let go, and how to stay covered for teeth, travel, the house and the car."
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="piles" />}
      related={[
        { href: "/learn/travel-insurance", label: "Travel insurance" },
        { href: "/learn/life-insurance", label: "Life insurance guide" },
        { href: "/tools/senior-insurance-review", label: "Senior insurance review" },
        { href: "/blog/insurance-consumer-rights-canada", label: "Your rights as a policyholder" },
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
