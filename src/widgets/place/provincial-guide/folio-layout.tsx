import { Section } from "#design-system/layout/section.tsx";
import { stickyColumn } from "#design-system/layout/sticky-column.ts";
import { OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import { ProvinceGlance } from "#widgets/place/at-a-glance/province-glance.tsx";
import type { GuideParts } from "./guide-parts.ts";

/** For a guide with one key message: a dark opening, and text to the right of a wide margin. */
export function FolioLayout({ province, heading, opening, contents, prose, map }: GuideParts) {
  return (
    <>
      <Section isFirst tone="deep">
        <div className="grid items-center gap-x-16 gap-y-10 laptop:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]">
          {heading}
          {opening}
        </div>
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
          <div className={stickyColumn({ holds: "controls" })}>
            <OnPageNav items={contents} />
          </div>
          <div className="min-w-0">{prose}</div>
        </div>
      </Section>
      <Section tone="sunken">
        <ProvinceGlance province={province} layout="ledger" />
      </Section>
      <Section>{map}</Section>
    </>
  );
}
