import { Kicker } from "#design-system/heading/kicker.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/reading/guide-beside.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/reading/topic-plate.tsx";
import * as guide from "#text/learn/insurance-savings.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/insurance-savings.ts";

/** `/learn/insurance-savings` */
export default function InsuranceSavingsPage() {
  return (
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      plate={<TopicPlate topic="saving" />}
      related={[
        { href: "/learn/insurance-comparison", label: words.toInsuranceComparison },
        { href: "/insurance-rates-canada", label: words.toInsuranceRatesCanada },
        { href: "/tools/multi-policy-savings", label: words.toMultiPolicySavings },
        { href: "/learn/insurance-claims", label: words.toInsuranceClaims },
      ]}
    >
      <Section tone="deep">
        <Kicker>{words.oneRule}</Kicker>
        <div className="max-w-prose font-display [&_.prose]:text-heading-3 [&_p:first-child]:text-heading-1">
          <GuideText of={guide.part("rule")} />
        </div>
      </Section>
      <Section>
        <Stack gap="section">
          <GuideBeside aside={<GuideText of={guide.part("mistakes")} />}>
            <GuideText of={guide.part("order")} />
          </GuideBeside>
          <GuideBeside
            aside={<GuideText of={guide.part("break-even")} />}
            after={<GuideText of={guide.part("break-even-after")} />}
          >
            <GuideText of={guide.part("deductible")} />
          </GuideBeside>
        </Stack>
      </Section>
      <Section tone="wash" labelledBy="home-discounts-worth-asking-about">
        <GuideBeside
          aside={<GuideText of={guide.part("multiplied")} />}
          after={<GuideText of={guide.part("multiplied-after")} />}
        >
          <GuideText of={guide.part("home")} />
        </GuideBeside>
      </Section>
      <Section>
        <Stack gap="section">
          <GuideBeside aside={<GuideText of={guide.part("car-provinces")} />}>
            <GuideText of={guide.part("car")} />
          </GuideBeside>
          <GuideText of={guide.part("people")} lists="triples" />
        </Stack>
      </Section>
      <Section tone="sunken" labelledBy="a-year-of-small-savings">
        <GuideText of={guide.part("year")} lists="triples" />
      </Section>
      <Section>
        <Stack gap="section">
          <GuideText of={guide.part("limits")} />
          <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <GuideText of={guide.part("prevention")} />
            <GuideText of={guide.part("asking")} />
          </div>
        </Stack>
      </Section>
    </GuideFrame>
  );
}
