import { Kicker } from "#design-system/heading/kicker.tsx";
import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as asking from "#content/en/learn/insurance-savings/asking.md";
import * as breakEven from "#content/en/learn/insurance-savings/break-even.md";
import * as breakEvenAfter from "#content/en/learn/insurance-savings/break-even-after.md";
import * as car from "#content/en/learn/insurance-savings/car.md";
import * as carProvinces from "#content/en/learn/insurance-savings/car-provinces.md";
import * as deductible from "#content/en/learn/insurance-savings/deductible.md";
import * as home from "#content/en/learn/insurance-savings/home.md";
import * as limits from "#content/en/learn/insurance-savings/limits.md";
import * as mistakes from "#content/en/learn/insurance-savings/mistakes.md";
import * as multiplied from "#content/en/learn/insurance-savings/multiplied.md";
import * as multipliedAfter from "#content/en/learn/insurance-savings/multiplied-after.md";
import * as order from "#content/en/learn/insurance-savings/order.md";
import * as people from "#content/en/learn/insurance-savings/people.md";
import * as prevention from "#content/en/learn/insurance-savings/prevention.md";
import * as rule from "#content/en/learn/insurance-savings/rule.md";
import * as year from "#content/en/learn/insurance-savings/year.md";

const prose = [
  rule,
  order,
  deductible,
  breakEven,
  breakEvenAfter,
  home,
  multiplied,
  multipliedAfter,
  car,
  carProvinces,
  people,
  prevention,
  limits,
  asking,
  mistakes,
  year,
];

/** `/learn/insurance-savings` */
export default function InsuranceSavingsPage() {
  return (
    <>
      <GuideHeader
        kicker="The basics"
        title="Insurance savings strategies"
        lead="Where the money is, in the order that costs you least cover, with the arithmetic behind each saving and a list of what to leave alone."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
        plate={<TopicPlate topic="saving" />}
      />
      <Section tone="deep">
        <Container>
          <Kicker>The one rule</Kicker>
          <div className="max-w-prose font-display [&_.prose]:text-heading-3 [&_p:first-child]:text-heading-1">
            <GuideText of={rule} />
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuideBeside aside={<GuideText of={mistakes} />}>
              <GuideText of={order} />
            </GuideBeside>
            <GuideBeside aside={<GuideText of={breakEven} />} after={<GuideText of={breakEvenAfter} />}>
              <GuideText of={deductible} />
            </GuideBeside>
          </Stack>
        </Container>
      </Section>
      <Section tone="wash" labelledBy="home-discounts-worth-asking-about">
        <Container>
          <GuideBeside aside={<GuideText of={multiplied} />} after={<GuideText of={multipliedAfter} />}>
            <GuideText of={home} />
          </GuideBeside>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuideBeside aside={<GuideText of={carProvinces} />}>
              <GuideText of={car} />
            </GuideBeside>
            <GuideText of={people} lists="triples" />
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken" labelledBy="a-year-of-small-savings">
        <Container>
          <GuideText of={year} lists="triples" />
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuideText of={limits} />
            <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <GuideText of={prevention} />
              <GuideText of={asking} />
            </div>
          </Stack>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/learn/insurance-comparison", label: "Comparison tips" },
              { href: "/insurance-rates-canada", label: "Insurance rates by province" },
              { href: "/tools/multi-policy-savings", label: "Multi-policy savings" },
              { href: "/learn/insurance-claims", label: "Making a claim" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
