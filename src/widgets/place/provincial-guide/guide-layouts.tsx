import type { Elements } from "#design-system/elements.ts";
import { type OnPageNavItem, OnPageNav } from "#design-system/on-page-nav/on-page-nav.tsx";
import type { Province } from "#domain/province.ts";
import { Section } from "#design-system/layout/section.tsx";
import { stickyColumn, Sidebar } from "#design-system/layout/sidebar.tsx";
import { BesidePicture } from "#widgets/reading/beside-picture.tsx";
import { ProvinceGlance } from "#widgets/place/at-a-glance/province-glance.tsx";

/** Parts that every layout of a provincial guide arranges in its own way. */
export interface GuideParts {
  readonly province: Province;
  /** The page's level-1 heading and its lead. */
  readonly heading: Elements;
  /** Picture of where the province is. */
  readonly locator: Elements;
  /** The page's own opening element. */
  readonly opening: Elements;
  readonly contents: readonly OnPageNavItem[];
  readonly prose: Elements;
  /** Map with links to the other provinces. */
  readonly map: Elements;
}

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

/** For the territories, where distance is the subject: the map is first, the opening has its own band, and the record precedes the text. */
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
        <ProvinceGlance province={province} layout="band" />
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-12 laptop:grid-cols-[minmax(0,1fr)_15rem]">
          <div className={`laptop:col-start-2 laptop:row-start-1 ${stickyColumn({ holds: "controls" })}`}>
            <OnPageNav items={contents} />
          </div>
          <div className="min-w-0 laptop:col-start-1 laptop:row-start-1">{prose}</div>
        </div>
      </Section>
    </>
  );
}

/** For a guide used for reference: the title with a locator, a wide opening, the record across the page, contents beside the text. */
export function ReferenceLayout({ province, heading, locator, opening, contents, prose, map }: GuideParts) {
  return (
    <>
      <Section isFirst>
        <BesidePicture picture={locator} size="large">
          {heading}
        </BesidePicture>
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
