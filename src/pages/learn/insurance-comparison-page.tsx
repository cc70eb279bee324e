import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/reading/guide-beside.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/reading/topic-plate.tsx";
import * as guide from "#text/learn/insurance-comparison.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/insurance-comparison.ts";

/** `/learn/insurance-comparison` */
export default function InsuranceComparisonPage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="comparing" />}
      related={[
        { href: "/learn/choose-insurance", label: words.toChooseInsurance },
        { href: "/learn/insurance-savings", label: words.toInsuranceSavings },
        { href: "/insurance-rates-canada", label: words.toInsuranceRatesCanada },
        { href: "/tools/insurance-comparison-tool", label: words.toInsuranceComparisonTool },
      ]}
    >
      <Section>
        <GuideBeside
          aside={<GuideText of={guide.part("equal-terms")} />}
          after={<GuideText of={guide.part("purpose")} />}
        >
          <GuideText of={guide.part("two-quotes")} />
        </GuideBeside>
      </Section>
      <Section tone="wash" labelledBy="the-comparison-sheet">
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Stack gap="medium">
            <GuideText of={guide.part("sheet")} />
            <GuideText of={guide.part("own-lines")} />
            <GuideText of={guide.part("quote-contents")} />
          </Stack>
          <GuideText of={guide.part("sheet-lines")} />
        </div>
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Stack gap="small">
            <GuideText of={guide.part("price-bands")} />
            <GuideText of={guide.part("out-of-band")} />
          </Stack>
          <GuideText of={guide.part("bands-table")} />
        </div>
      </Section>
      <Section tone="sunken" labelledBy="weighing-what-price-leaves-out">
        <Stack gap="large">
          <GuideText of={guide.part("weighing")} />
          <Grid columns={2} min="large">
            <GuideText of={guide.part("strength")} />
            <GuideText of={guide.part("brands")} />
          </Grid>
        </Stack>
      </Section>
      <Section>
        <Sidebar side="end" sticky>
          <GuideText of={guide.part("checklist")} />
          <Stack gap="large">
            <GuideText of={guide.part("getting-quotes")} />
            <GuideText of={guide.part("mistakes")} />
          </Stack>
        </Sidebar>
      </Section>
    </GuideFrame>
  );
}
