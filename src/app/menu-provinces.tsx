import { ProvinceMap } from "#widgets/province-map/province-map.tsx";
import { homeCases } from "#content/en/home.ts";
import { provinceTiles } from "#content/en/provincial/tiles.ts";

/** The way to every province from the small-screen menu. Its code comes after the page's: the menu has a link besides. */
export function MenuProvinces() {
  return (
    <div className="mt-3">
      <ProvinceMap provinces={Object.values(provinceTiles)} label={homeCases.provinceTitle} />
    </div>
  );
}
