import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/reading/guide-beside.tsx";
import { GuidePart } from "#widgets/reading/guide-part.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/reading/topic-plate.tsx";
import { UmbrellaCover } from "#widgets/charts/umbrella-cover.tsx";
import * as guide from "#text/learn/high-net-worth-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/high-net-worth-insurance.ts";

/** `/learn/high-net-worth-insurance` */
export default function HighNetWorthInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="umbrella" />}
      related={[
        { href: "/learn/life-insurance", label: words.toLifeInsurance },
        { href: "/learn/business-insurance", label: words.toBusinessInsurance },
        { href: "/tools/estate-planning-review", label: words.toEstatePlanningReview },
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
      ]}
    >
      <Section>
        <GuideText of={guide.part("shape")} />
      </Section>
      <Section tone="wash" labelledBy="first-layer-liability">
        <GuidePart mark="1">
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
            <GuideText of={guide.part("liability")} />
            <UmbrellaCover />
          </div>
        </GuidePart>
      </Section>
      <Section>
        <Stack gap="section">
          <GuidePart mark="2">
            <GuideBeside aside={<GuideText of={guide.part("earthquake")} />}>
              <GuideText of={guide.part("property")} />
            </GuideBeside>
          </GuidePart>
          <GuidePart mark="3">
            <GuideBeside
              aside={
                <Stack gap="medium">
                  <GuideText of={guide.part("cash")} />
                  <GuideText of={guide.part("probate")} />
                </Stack>
              }
              after={<GuideText of={guide.part("estate-uses")} />}
            >
              <GuideText of={guide.part("estate")} />
            </GuideBeside>
          </GuidePart>
          <GuidePart mark="4">
            <GuideText of={guide.part("income")} />
          </GuidePart>
        </Stack>
      </Section>
      <Section tone="sunken" labelledBy="what-is-protected-if-an-insurer-fails">
        <GuideText of={guide.part("protection")} />
      </Section>
      <Section>
        <Grid columns={2} min="large">
          <GuideText of={guide.part("care")} />
          <GuideText of={guide.part("meeting")} />
        </Grid>
      </Section>
    </GuideFrame>
  );
}
