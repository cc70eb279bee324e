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
import { readingMinutes } from "#domain/reading-time.ts";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuidePart } from "#widgets/guide-part/guide-part.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { PageReferences } from "#widgets/page-references/page-references.tsx";
import * as beforeYouFly from "#content/en/learn/new-immigrant-insurance/before-you-fly.md";
import * as driving from "#content/en/learn/new-immigrant-insurance/driving.md";
import * as firstJob from "#content/en/learn/new-immigrant-insurance/first-job.md";
import * as firstMonth from "#content/en/learn/new-immigrant-insurance/first-month.md";
import * as firstWeek from "#content/en/learn/new-immigrant-insurance/first-week.md";
import * as language from "#content/en/learn/new-immigrant-insurance/language.md";
import * as mistakes from "#content/en/learn/new-immigrant-insurance/mistakes.md";
import * as opening from "#content/en/learn/new-immigrant-insurance/opening.md";
import * as superVisa from "#content/en/learn/new-immigrant-insurance/super-visa.md";

const prose = [opening, beforeYouFly, firstWeek, firstMonth, driving, firstJob, superVisa, language, mistakes];

/** `/learn/new-immigrant-insurance` */
export default function NewImmigrantInsurancePage() {
  return (
    <PageReferences prose={prose}>
      <GuideHeader
        kicker="Your stage of life"
        title="Insurance for newcomers to Canada"
        lead="From the papers to bring to the parents who follow: which public plans to join, which policies to buy, and in which month you will need each."
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
      />
      <Section>
        <Container>
          <div className="grid gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <GuideText of={opening} />
            <OnPageNav
              label="The stages"
              items={[
                ...beforeYouFly.sections,
                ...firstWeek.sections,
                ...firstMonth.sections,
                ...driving.sections,
                ...firstJob.sections,
                ...superVisa.sections,
              ]}
            />
          </div>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="section">
            <GuidePart line="down" mark={<Plane size={32} strokeWidth={1.5} />}>
              <GuideText of={beforeYouFly} />
            </GuidePart>
            <GuidePart line="down" mark={<IdCard size={32} strokeWidth={1.5} />}>
              <GuideText of={firstWeek} />
            </GuidePart>
            <GuidePart line="down" mark={<KeyRound size={32} strokeWidth={1.5} />}>
              <GuideText of={firstMonth} />
            </GuidePart>
            <GuidePart line="down" mark={<Car size={32} strokeWidth={1.5} />}>
              <GuideText of={driving} />
            </GuidePart>
            <GuidePart line="down" mark={<BriefcaseBusiness size={32} strokeWidth={1.5} />}>
              <GuideText of={firstJob} />
            </GuidePart>
            <GuidePart line="none" mark={<Users size={32} strokeWidth={1.5} />}>
              <GuideText of={superVisa} />
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
    </PageReferences>
  );
}
