import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuidePart } from "#widgets/guide-part/guide-part.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import { UmbrellaCover } from "#widgets/umbrella-cover/umbrella-cover.tsx";
import * as care from "#content/en/learn/high-net-worth-insurance/care.md";
import * as cash from "#content/en/learn/high-net-worth-insurance/cash.md";
import * as earthquake from "#content/en/learn/high-net-worth-insurance/earthquake.md";
import * as estate from "#content/en/learn/high-net-worth-insurance/estate.md";
import * as estateUses from "#content/en/learn/high-net-worth-insurance/estate-uses.md";
import * as income from "#content/en/learn/high-net-worth-insurance/income.md";
import * as liability from "#content/en/learn/high-net-worth-insurance/liability.md";
import * as meeting from "#content/en/learn/high-net-worth-insurance/meeting.md";
import * as probate from "#content/en/learn/high-net-worth-insurance/probate.md";
import * as property from "#content/en/learn/high-net-worth-insurance/property.md";
import * as protection from "#content/en/learn/high-net-worth-insurance/protection.md";
import * as shape from "#content/en/learn/high-net-worth-insurance/shape.md";

const prose = [
  shape,
  liability,
  property,
  earthquake,
  estate,
  cash,
  estateUses,
  probate,
  income,
  protection,
  care,
  meeting,
];

/** `/learn/high-net-worth-insurance` */
export default function HighNetWorthInsurancePage() {
  return (
    <>
      <GuideHeader
        kicker="Your stage of life"
        title="Insurance for high net worth"
        lead="Two homes, a company and a collection need more than a bigger policy. Four layers of cover, the estate behind them, and the agenda that keeps them in step."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
        plate={<TopicPlate topic="umbrella" />}
      />
      <Section>
        <Container>
          <GuideText of={shape} />
        </Container>
      </Section>
      <Section tone="wash" labelledBy="first-layer-liability">
        <Container>
          <GuidePart mark="1">
            <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
              <GuideText of={liability} />
              <UmbrellaCover />
            </div>
          </GuidePart>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuidePart mark="2">
              <GuideBeside aside={<GuideText of={earthquake} />}>
                <GuideText of={property} />
              </GuideBeside>
            </GuidePart>
            <GuidePart mark="3">
              <GuideBeside
                aside={
                  <Stack gap="medium">
                    <GuideText of={cash} />
                    <GuideText of={probate} />
                  </Stack>
                }
                after={<GuideText of={estateUses} />}
              >
                <GuideText of={estate} />
              </GuideBeside>
            </GuidePart>
            <GuidePart mark="4">
              <GuideText of={income} />
            </GuidePart>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken" labelledBy="what-is-protected-if-an-insurer-fails">
        <Container>
          <GuideText of={protection} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Grid columns={2} min="large">
            <GuideText of={care} />
            <GuideText of={meeting} />
          </Grid>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/learn/life-insurance", label: "Life insurance guide" },
              { href: "/learn/business-insurance", label: "Business insurance" },
              { href: "/tools/estate-planning-review", label: "Estate planning review" },
              { href: "/learn/disability-insurance", label: "Disability insurance" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
