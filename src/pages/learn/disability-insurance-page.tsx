import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { Stack } from "#design-system/layout/stack.tsx";
import { readingMinutes } from "#format/reading-time.ts";
import { GuideBeside } from "#widgets/guide-beside/guide-beside.tsx";
import { GuideFooter } from "#widgets/guide-footer/guide-footer.tsx";
import { GuideHeader } from "#widgets/guide-header/guide-header.tsx";
import { GuideLayout } from "#widgets/guide-layout/guide-layout.tsx";
import { GuideText } from "#widgets/guide-text/guide-text.tsx";
import { IncomeLayers } from "#widgets/income-layers/income-layers.tsx";
import * as buying from "#content/en/learn/disability-insurance/buying.md";
import * as checklist from "#content/en/learn/disability-insurance/checklist.md";
import * as claiming from "#content/en/learn/disability-insurance/claiming.md";
import * as guide from "#content/en/learn/disability-insurance/guide.md";
import * as layers from "#content/en/learn/disability-insurance/layers.md";
import * as layersTable from "#content/en/learn/disability-insurance/layers-table.md";
import * as mistakes from "#content/en/learn/disability-insurance/mistakes.md";
import * as provinces from "#content/en/learn/disability-insurance/provinces.md";
import * as publicLayers from "#content/en/learn/disability-insurance/public-layers.md";
import * as workingLife from "#content/en/learn/disability-insurance/working-life.md";

const prose = [layers, layersTable, publicLayers, workingLife, guide, provinces, buying, claiming, mistakes, checklist];

/** `/learn/disability-insurance` */
export default function DisabilityInsurancePage() {
  return (
    <>
      <GuideHeader
        kicker="Lines of insurance"
        title="Disability insurance"
        lead="If illness or injury stopped your work tomorrow, who would pay you, for how long, and after how much tax? The definitions that decide it, and the gap you may want to fill."
        line="disability"
        reviewedOn="2026-11-20"
        readingMinutes={readingMinutes(prose)}
      />
      <Section>
        <Container>
          <Stack gap="large">
            <GuideText of={layers} />
            <IncomeLayers />
            <GuideBeside aside={<GuideText of={workingLife} />} after={<GuideText of={publicLayers} />}>
              <GuideText of={layersTable} />
            </GuideBeside>
          </Stack>
        </Container>
      </Section>
      <GuideLayout sections={[...guide.sections, ...provinces.sections, ...buying.sections, ...claiming.sections]}>
        <GuideText of={guide} />
      </GuideLayout>
      <Section tone="wash" labelledBy="where-you-live-changes-the-gap">
        <Container>
          <GuideText of={provinces} notes="columns" />
        </Container>
      </Section>
      <Section>
        <Container>
          <Sidebar side="end" sticky>
            <GuideText of={checklist} />
            <Stack gap="large">
              <GuideText of={buying} />
              <GuideText of={claiming} />
              <GuideText of={mistakes} />
            </Stack>
          </Sidebar>
        </Container>
      </Section>
      <Section>
        <Container>
          <GuideFooter
            reviewedOn="2026-11-20"
            related={[
              { href: "/insurance-types/disability", label: "Compare disability policies" },
              { href: "/tools/disability-insurance-calculator", label: "Disability insurance needs" },
              { href: "/learn/young-professionals-insurance", label: "Insurance for young professionals" },
              { href: "/learn/business-insurance", label: "Business insurance: the people who are the business" },
            ]}
          />
        </Container>
      </Section>
    </>
  );
}
