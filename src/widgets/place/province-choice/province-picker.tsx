import { use, useEffect, useId, useMemo, useRef } from "react";
import { Button } from "#design-system/button/button.tsx";
import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import type { ProvinceCode } from "#domain/province-code.ts";
import { isProvinceCode, ProvinceContext, provinceOptions, useProvince } from "./province-choice.ts";

/** Texts of a picker. */
export interface ProvincePickerWords {
  readonly label: string;
  readonly hint: string;
  /** Text of the first option, which chooses no province. */
  readonly choose: string;
  /** Text of the button that forgets the choice. */
  readonly forget: string;
}

export interface ProvincePickerProps {
  readonly names: Readonly<Record<ProvinceCode, string>>;
  readonly words: ProvincePickerWords;
  readonly id?: string;
}

/** Select of the visitor's province, for the whole site and kept for the session. */
export function ProvincePicker({ names, words, id }: ProvincePickerProps) {
  const ownId = useId();
  const [province, choose] = useProvince();
  const { current } = use(ProvinceContext);
  const select = useRef<HTMLSelectElement>(null);
  // A tool renders its picker on every key.
  const options = useMemo(() => provinceOptions(names), [names]);

  // Adopt a choice made before hydration.
  useEffect(() => {
    const chosen = select.current?.value;
    if (isProvinceCode(chosen) && chosen !== current()) choose(chosen);
  }, [current, choose]);

  return (
    <div data-slot="province-picker">
      <Field id={id ?? ownId} label={words.label} hint={words.hint}>
        {(control) => (
          <span className="flex max-w-full items-center gap-2">
            <span className="min-w-0 grow basis-56 wide-phone:grow-0">
              <Select
                {...control}
                ref={select}
                // The choice is stored; a browser would restore an older one.
                autoComplete="off"
                placeholder={words.choose}
                value={province ?? ""}
                onChange={({ currentTarget }) =>
                  choose(isProvinceCode(currentTarget.value) ? currentTarget.value : null)
                }
                options={options}
              />
            </span>
            {/* Reserve the button's space, so that nothing shifts once the choice is known. */}
            <span className={province === null ? "invisible shrink-0" : "shrink-0"}>
              <Button intent="quiet" size="small" onClick={() => choose(null)}>
                {words.forget}
              </Button>
            </span>
          </span>
        )}
      </Field>
    </div>
  );
}
