import { ProvinceMap } from "#widgets/place/province-map.tsx";
import { provinceTiles } from "#text/provincial/tiles.ts";

export interface ProvinceGuidesMapProps {
  /** What the map's links lead to, for assistive technology. */
  readonly label: string;
}

/** The map that leads to every provincial guide. */
export function ProvinceGuidesMap({ label }: ProvinceGuidesMapProps) {
  return <ProvinceMap provinces={Object.values(provinceTiles)} label={label} />;
}
