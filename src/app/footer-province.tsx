import { ScriptedOnly } from "#widgets/hydration/scripted-only.tsx";
import { ProvincePicker } from "#widgets/province-choice/province-picker.tsx";
import { provincePickerWords } from "#content/en/province-picker.ts";
import { provinceNamesByCode } from "#content/en/provincial/province-names-by-code.ts";

/** The visitor's province in the foot of every page. Its code comes after the page's: few visitors go there first. */
export function FooterProvince() {
  return (
    <ScriptedOnly>
      <ProvincePicker names={provinceNamesByCode} words={provincePickerWords} />
    </ScriptedOnly>
  );
}
