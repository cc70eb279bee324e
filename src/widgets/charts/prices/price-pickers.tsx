import { useId } from "react";
import { Field } from "#design-system/field/field.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import { Select } from "#design-system/select/select.tsx";
import { ScriptedOnly } from "#platform/hydration.tsx";
import { useProvince } from "#widgets/place/province-choice/province-choice.ts";
import { ProvincePicker, type ProvincePickerWords } from "#widgets/place/province-choice/province-picker.tsx";
import { provinceNamesByCode } from "#words/province-names.ts";
import { markedFor, priceListWords as words } from "#words/price-lists.ts";
import { usePriceVisitor } from "./price-visitor.ts";

export interface PricePickersProps {
  /** Cities of the lists on the page. */
  readonly cities: readonly string[];
  readonly provinceWords: ProvincePickerWords;
}

const ages = Array.from({ length: 14 }, (_, index) => 20 + 5 * index);

/**
 * Questions that mark the nearest published prices in all lists of the page.
 *
 * Accessibility: native radio buttons and selects; one announcement says what is marked.
 */
export function PricePickers({ cities, provinceWords }: PricePickersProps) {
  const id = useId();
  const [{ age, sex, smokes, city }, change] = usePriceVisitor();
  const [province] = useProvince();
  const place = city ?? (province === null ? null : provinceNamesByCode[province]);
  const sexName = sex === null ? null : words[sex];
  return (
    <ScriptedOnly>
      <form
        data-slot="price-pickers"
        aria-label={words.pickers}
        className="grid gap-6 border-y border-line-strong py-6 print:hidden"
        onSubmit={(event) => event.preventDefault()}
      >
        <div>
          <p className="font-display text-heading-4 font-semibold">{words.pickers}</p>
          <p className="mt-1 max-w-prose text-small text-ink-soft">{words.pickersHint}</p>
        </div>
        <div className="grid gap-x-10 gap-y-5 tablet:grid-cols-2 laptop:grid-cols-3">
          <Field id={`${id}-age`} label={words.age}>
            {(control) => (
              <Select
                {...control}
                width="short"
                placeholder={words.anyAge}
                value={age === null ? "" : String(age)}
                onChange={({ currentTarget: { value } }) => change({ age: value === "" ? null : Number(value) })}
                options={ages.map((years) => ({ value: String(years), label: String(years) }))}
              />
            )}
          </Field>
          <RadioGroup
            name={`${id}-sex`}
            layout="inline"
            legend={words.sex}
            value={sex ?? "both"}
            onValueChange={(value) => change({ sex: value === "man" || value === "woman" ? value : null })}
            options={[
              { value: "both", label: words.both },
              { value: "woman", label: words.woman },
              { value: "man", label: words.man },
            ]}
          />
          <RadioGroup
            name={`${id}-smoking`}
            layout="inline"
            legend={words.smoking}
            value={smokes === null ? "both" : smokes ? "yes" : "no"}
            onValueChange={(value) => change({ smokes: value === "both" ? null : value === "yes" })}
            options={[
              { value: "both", label: words.both },
              { value: "no", label: words.nonSmoker },
              { value: "yes", label: words.smoker },
            ]}
          />
          <ProvincePicker names={provinceNamesByCode} words={provinceWords} />
          <Field id={`${id}-city`} label={words.city}>
            {(control) => (
              <Select
                {...control}
                placeholder={words.anyCity}
                value={city ?? ""}
                onChange={({ currentTarget: { value } }) => change({ city: value === "" ? null : value })}
                options={cities.map((name) => ({ value: name, label: name }))}
              />
            )}
          </Field>
        </div>
        <p role="status" className="text-small">
          {markedFor({ age, sex: sexName?.toLowerCase() ?? null, smokes, place })}
        </p>
      </form>
    </ScriptedOnly>
  );
}
