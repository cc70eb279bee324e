import type { ProvinceCode } from "#domain/province-code.ts";
import { HeaderProvinceButton } from "#widgets/place/province-choice/header-province-button.tsx";
import { provinceTiles } from "#content/provinces/tiles.ts";
import { provinceChoice } from "./breadcrumb-trail.ts";

export interface ChosenProvinceProps {
  readonly province: ProvinceCode;
}

/** The visitor's province in the header. Loaded once a province is chosen. */
export function ChosenProvince({ province }: ChosenProvinceProps) {
  const tile = Object.values(provinceTiles).find(({ abbreviation }) => abbreviation === province);
  if (tile === undefined) return null;
  return (
    <HeaderProvinceButton
      province={province}
      name={tile.name}
      guide={`/provincial/${tile.slug}-insurance-guide`}
      chooseHref={provinceChoice}
    />
  );
}
