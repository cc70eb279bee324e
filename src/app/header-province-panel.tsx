import type { ProvinceCode } from "#domain/province-code.ts";
import { ProvincePanel } from "#widgets/place/province-choice/province-panel.tsx";
import { provinceTiles } from "#text/provincial/tiles.ts";
import { provinceChoice } from "./breadcrumb-trail.ts";

export interface HeaderProvincePanelProps {
  readonly province: ProvinceCode;
}

/** Panel of the visitor's province in the header. Loaded after the page, because few visitors open it. */
export function HeaderProvincePanel({ province }: HeaderProvincePanelProps) {
  const tile = Object.values(provinceTiles).find(({ abbreviation }) => abbreviation === province);
  if (tile === undefined) return null;
  return (
    <ProvincePanel
      province={province}
      name={tile.name}
      guide={`/provincial/${tile.slug}-insurance-guide`}
      change={provinceChoice}
    />
  );
}
