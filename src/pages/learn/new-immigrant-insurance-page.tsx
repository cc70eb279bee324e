import BriefcaseBusiness from "lucide-react/dist/esm/icons/briefcase-business.mjs";
import Car from "lucide-react/dist/esm/icons/car.mjs";
import IdCard from "lucide-react/dist/esm/icons/id-card.mjs";
import KeyRound from "lucide-react/dist/esm/icons/key-round.mjs";
import Plane from "lucide-react/dist/esm/icons/plane.mjs";
import Users from "lucide-react/dist/esm/icons/users.mjs";
import { Container } from "#design-system/layout/container.tsx";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuidePart } from "#widgets/guide-part/guide-part.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import * as beforeYouFly from "#content/en/learn/new-immigrant-insurance/before-you-fly.md";
import * as driving from "#content/en/learn/new-immigrant-insurance/driving.md";
import * as firstJob from "#content/en/learn/new-immigrant-insurance/first-job.md";
import * as firstMonth from "#content/en/learn/new-immigrant-insurance/first-month.md";
import * as firstWeek from "#content/en/learn/new-immigrant-insurance/first-week.md";
import * as gapCover from "#content/en/learn/new-immigrant-insurance/gap-cover.md";
import * as ghostBrokers from "#content/en/learn/new-immigrant-insurance/ghost-brokers.md";
import * as language from "#content/en/learn/new-immigrant-insurance/language.md";
import * as mistakes from "#content/en/learn/new-immigrant-insurance/mistakes.md";
import * as opening from "#content/en/learn/new-immigrant-insurance/opening.md";
import * as papers from "#content/en/learn/new-immigrant-insurance/papers.md";
import * as superVisa from "#content/en/learn/new-immigrant-insurance/super-visa.md";
import * as superVisaCheck from "#content/en/learn/new-immigrant-insurance/super-visa-check.md";
import * as superVisaPolicy from "#content/en/learn/new-immigrant-insurance/super-visa-policy.md";

const prose = [
  opening,
  beforeYouFly,
  papers,
  gapCover,
  firstWeek,
  firstMonth,
  driving,
  ghostBrokers,
  firstJob,
  superVisa,
  superVisaPolicy,
  superVisaCheck,
  language,
  mistakes,
];

const stages = [beforeYouFly, firstWeek, firstMonth, driving, firstJob, superVisa].flatMap((part) => part.sections);

interface StageProps {
  readonly icon: typeof Plane;
}

/** Marks a stage on the line that joins them. */
function Stage({ icon: Icon }: StageProps) {
  return (
    <span className="grid size-11 place-items-center rounded-round border border-accent bg-paper">
      <Icon size={22} strokeWidth={1.5} />
    </span>
  );
}

/** `/learn/new-immigrant-insurance` */
export default function NewImmigrantInsurancePage() {
  return (
    <>
      <GuideHeader
        kicker="Your stage of life"
        title="Insurance for newcomers to Canada"
        lead="From the papers to bring to the parents who follow: which public plans to join, which policies to buy, and in which month you will need each."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
        aside={<OnPageNav label="The stages" items={stages} />}
      />
      <Section>
        <Container>
          <GuideText of={opening} />
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuidePart line="down" mark={<Stage icon={Plane} />}>
              <GuideBeside aside={<GuideText of={papers} />} after={<GuideText of={gapCover} />}>
                <GuideText of={beforeYouFly} />
              </GuideBeside>
            </GuidePart>
            <GuidePart line="down" mark={<Stage icon={IdCard} />}>
              <GuideText of={firstWeek} />
            </GuidePart>
            <GuidePart line="down" mark={<Stage icon={KeyRound} />}>
              <GuideText of={firstMonth} />
            </GuidePart>
            <GuidePart line="down" mark={<Stage icon={Car} />}>
              <GuideBeside aside={<GuideText of={ghostBrokers} />}>
                <GuideText of={driving} />
              </GuideBeside>
            </GuidePart>
            <GuidePart line="down" mark={<Stage icon={BriefcaseBusiness} />}>
              <GuideText of={firstJob} />
            </GuidePart>
            <GuidePart mark={<Stage icon={Users} />}>
              <GuideBeside aside={<GuideText of={superVisaPolicy} />} after={<GuideText of={superVisaCheck} />}>
                <GuideText of={superVisa} />
              </GuideBeside>
            </GuidePart>
          </Stack>
        </Container>
      </Section>
      <Section tone="sunken" labelledBy="buying-in-your-own-language">
        <Container>
          <Grid columns={2} min="large">
            <GuideText of={language} />
            <GuideText of={mistakes} />
          </Grid>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/learn/health-insurance", label: "Health insurance" },
              { href: "/learn/auto-insurance", label: "Auto insurance guide" },
              { href: "/learn/travel-insurance", label: "Travel insurance, and visitors to Canada" },
              { href: "/blog/insurance-fraud-canada", label: "Insurance fraud, and how ghost brokers work" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
