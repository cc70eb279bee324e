import { Container } from "#design-system/layout/container.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { ProvinceGlance } from "#widgets/at-a-glance/province-glance.tsx";
import type { GuideParts } from "./guide-parts.ts";

/** For a guide that is looked things up in: a wide opening, the record across the page, contents beside the text. */
export function ContentsLayout({ province, heading, opening, contents, prose, map }: GuideParts) {
  return (
    <>
      <Section isFirst>
        <Container>
          {heading}
          <div className="mt-12">{opening}</div>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>
          <ProvinceGlance province={province} layout="band" />
        </Container>
      </Section>
      <Section>
        <Container>
          <Sidebar side="start" sticky>
            <OnPageNav items={contents} />
            {prose}
          </Sidebar>
        </Container>
      </Section>
      <Section tone="sunken">
        <Container>{map}</Container>
      </Section>
    </>
  );
}
