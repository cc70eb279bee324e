import { Section } from "#design-system/layout/section.tsx";
import { Sidebar } from "#design-system/layout/sidebar.tsx";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { ProvinceGlance } from "#widgets/place/at-a-glance/province-glance.tsx";
import type { GuideParts } from "./guide-parts.ts";

/** For a guide used for reference: a wide opening, the record across the page, contents beside the text. */
export function ReferenceLayout({ province, heading, opening, contents, prose, map }: GuideParts) {
  return (
    <>
      <Section isFirst>
        {heading}
        <div className="mt-12">{opening}</div>
      </Section>
      <Section tone="sunken">
        <ProvinceGlance province={province} layout="band" />
      </Section>
      <Section>
        <Sidebar side="start" sticky>
          <OnPageNav items={contents} />
          {prose}
        </Sidebar>
      </Section>
      <Section tone="sunken">{map}</Section>
    </>
  );
}
