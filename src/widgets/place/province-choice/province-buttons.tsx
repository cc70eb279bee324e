import { cva } from "class-variance-authority";
import { useId } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { provinceCodes, type ProvinceCode } from "#domain/province-code.ts";
import { useProvince } from "./province-choice.ts";

/** Texts of the buttons. */
export interface ProvinceButtonsWords {
  /** Name of the group, with the effect of a press. */
  readonly label: string;
  /** Name of the group once a province is chosen. */
  readonly chosen: (name: string) => string;
}

export interface ProvinceButtonsProps {
  readonly names: Readonly<Record<ProvinceCode, string>>;
  readonly words: ProvinceButtonsWords;
}

const tile = cva(
  "grid size-target cursor-pointer place-items-center border font-display text-body font-semibold focus-visible:z-1",
  {
    variants: {
      isYours: {
        true: "border-deep bg-deep text-on-deep underline decoration-on-deep-accent decoration-2 underline-offset-4 inset-ring-2 inset-ring-on-deep-accent",
        false: "border-brand-line bg-brand-wash text-ink hover:border-brand hover:bg-surface",
      },
    },
  },
);

/** Thirteen toggle buttons: one press sets the visitor's province, another press forgets it. */
export function ProvinceButtons({ names, words }: ProvinceButtonsProps) {
  const labelId = useId();
  const [province, choose] = useProvince();
  return (
    <div data-slot="province-buttons">
      <p id={labelId} className="text-small text-ink-soft">
        {province === null ? words.label : words.chosen(names[province])}
      </p>
      <ul role={listRole("ul")} aria-labelledby={labelId} className="mt-1.5 flex flex-wrap gap-0.5 tablet:gap-1.5">
        {provinceCodes.map((code) => (
          <li key={code}>
            <button
              type="button"
              title={names[code]}
              aria-pressed={code === province}
              className={tile({ isYours: code === province })}
              onClick={() => choose(code === province ? null : code)}
            >
              {code}
              <span className="sr-only"> {names[code]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
