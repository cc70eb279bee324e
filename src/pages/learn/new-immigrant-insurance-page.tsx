import BriefcaseBusiness from "lucide-react/dist/esm/icons/briefcase-business.mjs";
import Car from "lucide-react/dist/esm/icons/car.mjs";
import IdCard from "lucide-react/dist/esm/icons/id-card.mjs";
import KeyRound from "lucide-react/dist/esm/icons/key-round.mjs";
import Plane from "lucide-react/dist/esm/icons/plane.mjs";
import Users from "lucide-react/dist/esm/icons/users.mjs";
import { Grid } from "#design-system/layout/grid.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/reading/guide-beside.tsx";
import { GuidePart } from "#widgets/reading/guide-part.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import * as guide from "#text/learn/new-immigrant-insurance.md";
import { GuideFrame } from "../guide-frame.tsx";
import * as words from "#words/pages/new-immigrant-insurance.ts";

const stages = ["before-you-fly", "first-week", "first-month", "driving", "first-job", "super-visa"].flatMap(
  (part) => guide.part(part).sections,
);

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
    <GuideFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      readingMinutes={readingMinutes([guide])}
      aside={<OnPageNav label={words.stages} items={stages} />}
      related={[
        { href: "/learn/health-insurance", label: words.toHealthInsurance },
        { href: "/learn/auto-insurance", label: words.toAutoInsurance },
        { href: "/learn/travel-insurance", label: words.toTravelInsurance },
        { href: "/blog/insurance-fraud-canada", label: words.toInsuranceFraudCanada },
      ]}
    >
      <Section>
        <GuideText of={guide.part("opening")} />
      </Section>
      <Section>
        <Stack gap="section">
          <GuidePart line="down" mark={<Stage icon={Plane} />}>
            <GuideBeside
              aside={<GuideText of={guide.part("papers")} />}
              after={<GuideText of={guide.part("gap-cover")} />}
            >
              <GuideText of={guide.part("before-you-fly")} />
            </GuideBeside>
          </GuidePart>
          <GuidePart line="down" mark={<Stage icon={IdCard} />}>
            <GuideText of={guide.part("first-week")} />
          </GuidePart>
          <GuidePart line="down" mark={<Stage icon={KeyRound} />}>
            <GuideText of={guide.part("first-month")} />
          </GuidePart>
          <GuidePart line="down" mark={<Stage icon={Car} />}>
            <GuideBeside aside={<GuideText of={guide.part("ghost-brokers")} />}>
              <GuideText of={guide.part("driving")} />
            </GuideBeside>
          </GuidePart>
          <GuidePart line="down" mark={<Stage icon={BriefcaseBusiness} />}>
            <GuideText of={guide.part("first-job")} />
          </GuidePart>
          <GuidePart mark={<Stage icon={Users} />}>
            <GuideBeside
              aside={<GuideText of={guide.part("super-visa-policy")} />}
              after={<GuideText of={guide.part("super-visa-check")} />}
            >
              <GuideText of={guide.part("super-visa")} />
            </GuideBeside>
          </GuidePart>
        </Stack>
      </Section>
      <Section tone="sunken" labelledBy="buying-in-your-own-language">
        <Grid columns={2} min="large">
          <GuideText of={guide.part("language")} />
          <GuideText of={guide.part("mistakes")} />
        </Grid>
      </Section>
    </GuideFrame>
  );
}
