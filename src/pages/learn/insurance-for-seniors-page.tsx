import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { TopicPlate } from "#widgets/topic-plate/topic-plate.tsx";
import * as care from "#content/en/learn/insurance-for-seniors/care.md";
import * as checklist from "#content/en/learn/insurance-for-seniors/checklist.md";
import * as dental from "#content/en/learn/insurance-for-seniors/dental.md";
import * as house from "#content/en/learn/insurance-for-seniors/house.md";
import * as life from "#content/en/learn/insurance-for-seniors/life.md";
import * as papers from "#content/en/learn/insurance-for-seniors/papers.md";
import * as piles from "#content/en/learn/insurance-for-seniors/piles.md";
import * as signs from "#content/en/learn/insurance-for-seniors/signs.md";
import * as travel from "#content/en/learn/insurance-for-seniors/travel.md";

const prose = [piles, life, dental, travel, house, care, papers, signs, checklist];

const sections = [life, dental, travel, house, care, papers].flatMap((part) => part.sections);

/** `/learn/insurance-for-seniors` */
export default function InsuranceForSeniorsPage() {
  return (
    <>
      <GuideHeader
        kicker="Your stage of life"
        title="Insurance for seniors"
        lead="Which policies to keep, which to change and which to let go, and how to stay covered for teeth, travel, the house and the car."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
        plate={<TopicPlate topic="piles" />}
      />
      <Section tone="wash" labelledBy="keep-change-or-drop">
        <Container>
          <GuideText of={piles} />
        </Container>
      </Section>
      <GuideLayout sections={sections}>
        <Stack gap="large">
          <GuideText of={life} />
          <GuideText of={dental} />
          <GuideText of={travel} />
          <GuideText of={house} />
          <GuideText of={care} />
          <GuideText of={papers} />
        </Stack>
      </GuideLayout>
      <Section tone="sunken">
        <Container>
          <Grid columns={2} min="large">
            <GuideText of={signs} />
            <GuideText of={checklist} />
          </Grid>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/learn/travel-insurance", label: "Travel insurance" },
              { href: "/learn/life-insurance", label: "Life insurance guide" },
              { href: "/tools/senior-insurance-review", label: "Senior insurance review" },
              { href: "/blog/insurance-consumer-rights-canada", label: "Your rights as a policyholder" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
