import { ProvincePicker } from "#widgets/province-choice/province-picker.tsx";
import { provincePickerWords } from "#content/en/province-picker.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** The visitor's province in the foot of every page. Its code comes after the page's: few visitors go there first. */
export function FooterProvince() {
  return (
    <div className="mx-auto max-w-page px-gutter">
      {/* A sheet of its own on the deep ground, so that its field shows its edges. */}
      <div className="mt-2 max-w-narrow rounded-medium bg-paper p-4 text-ink">
        <ProvincePicker names={provinceNamesByCode} words={provincePickerWords} />
      </div>
    </div>
  );
}
