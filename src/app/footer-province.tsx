import { ProvincePicker } from "#widgets/place/province-choice/province-picker.tsx";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** The visitor's province in the foot of every page. Its code comes after the page's: few visitors go there first. */
export function FooterProvince() {
  return (
    <div className="mx-auto max-w-page px-gutter">
      {/* On the footer's own ground, its field too: another ground would be a hole in it. Below it there is room for what floats at the foot. */}
      <div className="mt-6 max-w-narrow pb-6 text-ink [--color-surface:var(--color-deep)]">
        <ProvincePicker names={provinceNamesByCode} words={provincePickerWords} />
      </div>
    </div>
  );
}
