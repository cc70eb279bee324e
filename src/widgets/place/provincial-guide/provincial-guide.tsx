import type { Elements } from "#design-system/elements.ts";
import { HeadingBlock } from "#design-system/heading/heading-block.tsx";
import { Heading } from "#design-system/heading/heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { TextLink } from "#design-system/link/link.tsx";
import type { Province } from "#domain/province.ts";
import type { IsoDay } from "#format/long-date.ts";
import { GuideFooter, type RelatedPage } from "#widgets/reading/guide-footer.tsx";
import { GuideText } from "#widgets/reading/guide-text/guide-text.tsx";
import type { ProseModule } from "#widgets/reading/guide-text/prose-module.ts";
import { OfficeList } from "#widgets/place/office-list.tsx";
import { OwnProvince } from "#widgets/place/province-choice/own-province.tsx";
import { ProvinceLocator, ProvinceMap, type ProvinceMapProps } from "#widgets/place/province-map.tsx";
import * as officeWords from "#words/offices.ts";
import * as words from "#words/province.ts";
import { FolioLayout, MarginLayout, NorthLayout, ReferenceLayout } from "./guide-layouts.tsx";

const layouts = {
  margin: { Layout: MarginLayout, kicker: words.provincialGuide },
  reference: { Layout: ReferenceLayout, kicker: words.provincialGuide },
  folio: { Layout: FolioLayout, kicker: words.provincialGuide },
  north: { Layout: NorthLayout, kicker: words.territorialGuide },
} as const;

export interface ProvincialGuideProps {
  readonly province: Province;
  /** Layout of the page; each layout file describes its use. */
  readonly layout: keyof typeof layouts;
  readonly title: string;
  readonly lead: string;
  /** Opening of this page alone. */
  readonly opening: Elements;
  /** The one price of the province, before the prose. */
  readonly price?: Elements;
  /** The prose file; its sections are the contents. The margin layout leaves those out. */
  readonly text: ProseModule;
  readonly related: readonly RelatedPage[];
  /** Day of the last review of the page's facts. */
  readonly reviewedOn: IsoDay;
  /** Every province, for the map. */
  readonly provinces: ProvinceMapProps["provinces"];
}

/**
 * The guide to insurance in one province or territory: its record, its prose, and links to the other provinces.
 *
 * Accessibility: one level 1, parts by level 2, contents where the layout has room.
 */
export function ProvincialGuide({
  province,
  layout,
  title,
  lead,
  opening,
  price,
  text,
  related,
  reviewedOn,
  provinces,
}: ProvincialGuideProps) {
  const { Layout, kicker } = layouts[layout];
  return (
    <>
      <Layout
        province={province}
        heading={
          <div>
            <HeadingBlock level={1} kicker={kicker} title={title} lead={lead} />
            <OwnProvince province={province.abbreviation} name={province.name} />
          </div>
        }
        locator={<ProvinceLocator provinces={provinces} current={province.slug} />}
        opening={opening}
        contents={[...text.sections, { href: "#offices", label: officeWords.officesTitle }]}
        prose={
          <>
            <div className="mb-6 tablet:mb-0">{price}</div>
            <GuideText of={text} />
          </>
        }
        map={
          <section aria-labelledby="elsewhere">
            <Heading level={2} id="elsewhere" size={3}>
              {words.elsewhereInCanada}
            </Heading>
            <div className="mt-4">
              <ProvinceMap provinces={provinces} current={province.slug} />
            </div>
          </section>
        }
      />
      <Section>
        <Heading level={2} id="offices">
          {officeWords.officesTitle}
        </Heading>
        <p className="mt-3 mb-6 max-w-prose">
          {officeWords.officesLead}{" "}
          <TextLink href="/blog/insurance-consumer-rights-canada#help-resources">
            {officeWords.toOfficesOfCanada}
          </TextLink>
        </p>
        <OfficeList offices={text.offices ?? []} headingLevel={3} />
      </Section>
      <Section>
        <GuideFooter reviewedOn={reviewedOn} related={related} />
      </Section>
    </>
  );
}
