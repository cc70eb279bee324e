import { Section } from "#design-system/layout/section.tsx";
import { ProvinceGlance } from "#widgets/place/at-a-glance/province-glance.tsx";
import type { GuideParts } from "./guide-parts.ts";

/** For a guide that argues one point: the opening is beside the title, the record in the margin of the text. */
export function MarginLayout({ province, heading, opening, prose, map }: GuideParts) {
  return (
    <>
      <Section isFirst>
        <div className="grid items-start gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {heading}
          {opening}
        </div>
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 border-t border-line pt-12 laptop:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0 laptop:col-start-2 laptop:row-start-1">
            <ProvinceGlance province={province} layout="margin" />
          </div>
          <div className="min-w-0 laptop:col-start-1 laptop:row-start-1">{prose}</div>
        </div>
      </Section>
      <Section tone="sunken">{map}</Section>
    </>
  );
}
