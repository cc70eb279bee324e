import type { Province } from "#domain/province.ts";
import { ProvincialGuide } from "#widgets/place/provincial-guide/provincial-guide.tsx";
import type { PageModule } from "#widgets/reading/guide-text/prose-module.ts";
import { provinceTiles } from "#content/provinces/tiles.ts";
import { SlotText } from "#widgets/reading/guide-text/guide-text.tsx";
import { OnePrice } from "../blocks/one-price.tsx";

export interface ProvincePageProps {
  readonly text: PageModule<"province"> & {
    /** The record that the file exports. */
    readonly province: Province;
  };
}

/** The guide to one province or territory, from its file and its record. */
export function ProvincePage({ text }: ProvincePageProps) {
  const { page, province, Opening } = text;
  return (
    <ProvincialGuide
      province={province}
      layout={page.layout}
      title={page.heading}
      lead={page.lead}
      opening={<SlotText of={Opening} />}
      price={<OnePrice line="auto" province={province.abbreviation} />}
      text={text}
      related={page.related}
      reviewedOn={page.reviewed}
      provinces={Object.values(provinceTiles)}
    />
  );
}
