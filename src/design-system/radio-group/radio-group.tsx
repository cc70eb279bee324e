import { cva } from "class-variance-authority";
import { useId, type ReactNode } from "react";
import { FieldError, FieldHint, fieldRecipe, isGiven, RequiredMark } from "#design-system/field/field-parts.tsx";

const optionList = cva("flex", {
  variants: { layout: { stacked: "flex-col", inline: "flex-wrap gap-x-6" } },
  defaultVariants: { layout: "stacked" },
});

export interface RadioOption {
  /** Value that the form submits. */
  readonly value: string;
  /** Visible text. */
  readonly label: ReactNode;
  /** Help that tells this choice from the others. */
  readonly hint?: ReactNode;
  /** Shows the choice but prevents its selection. */
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  /** `inline` for two or three short choices. Default: `stacked`. */
  readonly layout?: "stacked" | "inline";
  /** Id of the first choice, so that an error summary can link to the group. */
  readonly id?: string;
  /** Name of the value in its form; ties the choices together. */
  readonly name: string;
  /** The question. */
  readonly legend: ReactNode;
  /** The choices, in the order they are shown. */
  readonly options: readonly RadioOption[];
  /** Selected value, for a controlled group. */
  readonly value?: string;
  /** Initially selected value, for an uncontrolled group. */
  readonly defaultValue?: string;
  /** Called with the newly selected value. */
  readonly onValueChange?: (value: string) => void;
  /** Help that is needed before answering. */
  readonly hint?: ReactNode;
  /** Error message: the problem and how to fix it. */
  readonly error?: ReactNode;
  /** Marks the question, and makes the browser require an answer. */
  readonly required?: boolean;
}

/**
 * One choice out of a few, all visible. The arrow keys move between the choices.
 *
 * - Do: ask the question in the legend.
 * - Do: put the most frequent answer first, or keep the natural order.
 * - Don't: preselect a choice where the answer changes the result.
 * - Accessibility: one stop for Tab, arrow keys between the choices; the legend is announced with the first.
 */
export function RadioGroup(props: RadioGroupProps) {
  const {
    id,
    name,
    legend,
    options,
    value,
    defaultValue,
    onValueChange,
    hint,
    error,
    required = false,
    layout,
  } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const hasHint = isGiven(hint);
  const hasError = isGiven(error);
  const describedBy = [hasHint && `${groupId}-hint`, hasError && `${groupId}-error`].filter(Boolean).join(" ");
  return (
    // The wrapper has the rule, because a legend is laid out outside its fieldset's box.
    <div data-slot="radio-group" className={fieldRecipe({ state: hasError ? "invalid" : "valid" })}>
      <fieldset
        role="radiogroup"
        className="grid min-w-0 gap-1.5"
        {...(describedBy !== "" && { "aria-describedby": describedBy })}
        {...(hasError && { "aria-invalid": true })}
        {...(required && { "aria-required": true })}
      >
        <legend className="mb-1.5 font-bold text-ink">
          <span>{legend}</span>
          {required && <RequiredMark />}
        </legend>
        {hasHint && <FieldHint id={`${groupId}-hint`}>{hint}</FieldHint>}
        {hasError && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
        <div className={optionList({ layout })}>
          {options.map((option, index) => (
            <Radio
              key={option.value}
              id={index === 0 ? groupId : `${groupId}-${index + 1}`}
              name={name}
              option={option}
              required={required}
              {...(value !== undefined && { checked: value === option.value })}
              {...(value === undefined && { defaultChecked: defaultValue === option.value })}
              onChoose={() => onValueChange?.(option.value)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

interface RadioProps {
  readonly id: string;
  readonly name: string;
  readonly option: RadioOption;
  readonly required: boolean;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChoose: () => void;
}

function Radio({ id, option, onChoose, ...rest }: RadioProps) {
  const hasHint = isGiven(option.hint);
  return (
    <div>
      <label
        htmlFor={id}
        className="group flex min-h-target cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <input
          id={id}
          type="radio"
          value={option.value}
          disabled={option.disabled}
          onChange={onChoose}
          {...(hasHint && { "aria-describedby": `${id}-option-hint` })}
          className="mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-round border-2 border-line-strong bg-surface group-hover:border-brand checked:border-7 checked:border-brand disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken checked:disabled:border-line-strong forced-colors:appearance-auto"
          {...rest}
        />
        <span className="min-w-0">{option.label}</span>
      </label>
      {hasHint && (
        <div className="ps-9 pb-2">
          <FieldHint id={`${id}-option-hint`}>{option.hint}</FieldHint>
        </div>
      )}
    </div>
  );
}
