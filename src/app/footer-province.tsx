import { ProvincePicker } from "#widgets/place/province-choice/province-picker.tsx";
import { provincePickerWords } from "#text/province-picker.ts";
import { provinceNamesByCode } from "#words/province-names.ts";

/** The province picker in the footer. Loaded after the page, because few visitors scroll there first. */
export function FooterProvince() {
  return (
    <div className="mx-auto max-w-page px-gutter">
      {/* The field shares the footer's background; another one would look like a hole. The padding leaves room for
          floating actions. */}
      <div className="mt-6 max-w-narrow pb-6 text-ink [--color-surface:var(--color-deep)]">
        <ProvincePicker names={provinceNamesByCode} words={provincePickerWords} />
      </div>
    </div>
  );
}
