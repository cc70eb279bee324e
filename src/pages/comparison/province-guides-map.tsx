import { ProvinceMap } from "#widgets/place/province-map.tsx";
import { provinceTiles } from "#content/provinces/tiles.ts";

export interface ProvinceGuidesMapProps {
  /** Accessible name of the map. */
  readonly label: string;
}

/** A map with links to every provincial guide. */
export function ProvinceGuidesMap({ label }: ProvinceGuidesMapProps) {
  return <ProvinceMap provinces={Object.values(provinceTiles)} label={label} />;
}
