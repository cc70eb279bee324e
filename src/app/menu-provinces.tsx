import { ProvinceMap } from "#widgets/place/province-map.tsx";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";

/** The way to every province from the small-screen menu. Its code comes after the page's: the menu has a link besides. */
export function MenuProvinces() {
  return (
    <div className="mt-3">
      <ProvinceMap provinces={Object.values(provinceTiles)} label={provincePickerWords.label} />
    </div>
  );
}
