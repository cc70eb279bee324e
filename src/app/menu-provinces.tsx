import { ProvinceMap } from "#widgets/place/province-map.tsx";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceTiles } from "#text/provincial/tiles.ts";

/**
 * Links to every province in the small-screen menu. Loaded after the page: the menu also has a plain link as a
 * fallback.
 */
export function MenuProvinces() {
  return (
    <div className="mt-3">
      <ProvinceMap provinces={Object.values(provinceTiles)} label={provincePickerWords.label} />
    </div>
  );
}
