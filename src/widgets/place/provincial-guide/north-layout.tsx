import { Section } from "#design-system/layout/section.tsx";
import { stickyColumn } from "#design-system/layout/sticky-column.ts";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { ProvinceGlance } from "#widgets/place/at-a-glance/province-glance.tsx";
import type { GuideParts } from "./guide-parts.ts";

/** For the territories, where distance is the subject: the map is first, and the opening has its own band. */
export function NorthLayout({ province, heading, opening, contents, prose, map }: GuideParts) {
  return (
    <>
      <Section isFirst>
        <div className="grid items-start gap-x-12 gap-y-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,42rem)]">
          {heading}
          {map}
        </div>
      </Section>
      <Section tone="wash">{opening}</Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,1fr)_15rem]">
          <div className={`laptop:col-start-2 laptop:row-start-1 ${stickyColumn({ holds: "controls" })}`}>
            <OnPageNav items={contents} />
          </div>
          <div className="min-w-0 laptop:col-start-1 laptop:row-start-1">{prose}</div>
        </div>
      </Section>
      <Section tone="sunken">
        <ProvinceGlance province={province} layout="band" />
      </Section>
    </>
  );
}
