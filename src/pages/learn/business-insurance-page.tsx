import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as guide from "#content/en/learn/business-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/business-insurance.ts";

/** `/learn/business-insurance` */
export default function BusinessInsurancePage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      line="business"
      readingMinutes={readingMinutes([guide])}
      related={[
        { href: "/insurance-types/business", label: words.toBusiness },
        { href: "/tools/business-insurance-calculator", label: words.toBusinessInsuranceCalculator },
        { href: "/learn/disability-insurance", label: words.toDisabilityInsurance },
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
      ]}
    >
      <Section tone="sunken">
        <GuideText of={guide.part("risks")} />
      </Section>
      <Section>
        <Stack gap="section">
          <GuideBeside aside={<GuideText of={guide.part("public-insurers")} />}>
            <GuideText of={guide.part("obligations")} />
          </GuideBeside>
          <GuideText of={guide.part("core-package")} />
        </Stack>
      </Section>
      <Section tone="wash" labelledBy="two-clauses-worth-an-hour">
        <Stack gap="medium">
          <GuideText of={guide.part("two-clauses")} />
          <Grid columns={2} min="large">
            <GuideText of={guide.part("co-insurance")} />
            <GuideText of={guide.part("claims-made")} />
          </Grid>
        </Stack>
      </Section>
      <Section>
        <Stack gap="section">
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <GuideText of={guide.part("cost")} />
            <GuideText of={guide.part("people")} />
          </div>
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <GuideText of={guide.part("buying")} />
            <GuideText of={guide.part("claiming")} />
          </div>
        </Stack>
      </Section>
      <Section tone="sunken">
        <Grid columns={2} min="large">
          <GuideText of={guide.part("mistakes")} />
          <GuideText of={guide.part("checklist")} />
        </Grid>
      </Section>
    </GuideFrame>
  );
}
