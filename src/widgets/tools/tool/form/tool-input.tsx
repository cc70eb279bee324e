import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import { DateInput } from "#design-system/date-input/date-input.tsx";
import { Field } from "#design-system/field/field.tsx";
import { FieldHint } from "#design-system/field/field-parts.tsx";
import { NumberInput } from "#design-system/number-input/number-input.tsx";
import { RadioGroup } from "#design-system/radio-group/radio-group.tsx";
import { Select } from "#design-system/select/select.tsx";
import { TextArea } from "#design-system/text-area/text-area.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { type SimpleDescription, numberKindOf } from "#domain/tools/input-description.ts";
import type { InputPath } from "#domain/tools/read-inputs.ts";
import type { SharedToolWords } from "#domain/tools/shared-tool-words.ts";
import type { OptionWords } from "#domain/tools/tool-words.ts";
import { dollarUnits } from "#format/money.ts";
import { writeNumber } from "#format/written-numbers.ts";
import type { AnyInputWords } from "#widgets/tools/tool/definition/input-names.ts";

/** Id of an input's control within its form, also for links that focus it. */
export function controlId(formId: string, path: InputPath): string {
  return `${formId}-${path.replaceAll(".", "-")}`;
}

/** Props shared by all fields of a form. */
export interface FormContext {
  readonly formId: string;
  readonly shared: SharedToolWords;
  /** Error messages by path. */
  readonly problems: ReadonlyMap<InputPath, string>;
  /**
   * Whether dates use the browser's date picker. Not in a prerendered form: its height depends on the full stylesheet.
   */
  readonly picksDates?: boolean;
}

export interface ToolInputProps {
  readonly form: FormContext;
  readonly path: InputPath;
  readonly description: SimpleDescription;
  readonly words: AnyInputWords;
  /** Initial value. */
  readonly entry: unknown;
  /** Whether the unit follows the number. In half a row on a phone, the label names the unit instead. */
  readonly hasSuffix?: boolean;
}

/** Maximum number of options shown as radio buttons; more become a select. */
const maxRadios = 5;

/** Maximum length from which a text input has several lines, in characters. */
const longText = 1000;

function optionsOf(
  description: { readonly options: readonly string[] },
  words: AnyInputWords,
  shared: SharedToolWords,
) {
  const provinces: Readonly<Record<string, string>> = shared.provinces;
  return description.options.map((value) => {
    const said: OptionWords = words.options?.[value] ?? provinces[value] ?? value;
    return { value, ...(typeof said === "string" ? { label: said } : said) };
  });
}

function textOf(entry: unknown): string | undefined {
  if (typeof entry === "string") return entry;
  return typeof entry === "number" ? String(entry) : undefined;
}

/** The selected answer of a yes-or-no question; none if it is unanswered and has no default. */
function yesNoChosen(entry: unknown, byDefault: boolean | null) {
  const isYes = entry === true || entry === "yes" || (entry !== false && entry !== "no" && byDefault);
  return isYes === null ? {} : { defaultValue: isYes ? "yes" : "no" };
}

/** Renders an input from its description. Uncontrolled: values are read from the form. */
export function ToolInput({ form, path, description, words, entry, hasSuffix = true }: ToolInputProps) {
  const { formId, shared } = form;
  const id = controlId(formId, path);
  const error = form.problems.get(path);
  switch (description.kind) {
    case "number":
    case "money":
    case "percentage": {
      const { unit, kind, isWhole, default: assumed } = description;
      const isMoney = unit.startsWith("CAD");
      const suffix = hasSuffix ? shared.unitSuffix(unit) : undefined;
      const ifEmpty = assumed === null || assumed === 0 ? undefined : shared.ifEmpty(shared.amount(assumed, unit));
      const hint = [words.hint, ifEmpty].filter(Boolean).join(" ");
      return (
        <Field id={id} label={words.label} hint={hint} error={error}>
          {(control) => (
            <NumberInput
              {...control}
              name={path}
              defaultValue={typeof entry === "number" ? writeNumber(entry, numberKindOf(description)) : textOf(entry)}
              decimals={kind === "percentage" || isWhole !== true}
              width={isMoney ? "medium" : "short"}
              {...(isMoney ? dollarUnits(suffix) : suffix !== undefined && { suffix })}
            />
          )}
        </Field>
      );
    }
    case "choice": {
      const options = optionsOf(description, words, shared);
      // Nothing is preselected: a default would look like an answer.
      const chosen = textOf(entry);
      const byDefault = options.find(({ value }) => value === description.default);
      const hint = [words.hint, byDefault && shared.ifNotChosen(byDefault.label)].filter(Boolean).join(" ");
      if (options.length > maxRadios) {
        return (
          <Field id={id} label={words.label} hint={hint} error={error}>
            {(control) => (
              <Select
                {...control}
                name={path}
                width="medium"
                defaultValue={chosen ?? ""}
                options={options}
                placeholder={words.options === undefined ? shared.province.choose : shared.choose}
              />
            )}
          </Field>
        );
      }
      const isShort = options.every((option) => option.label.length < 22 && !("hint" in option));
      return (
        <RadioGroup
          id={id}
          name={path}
          legend={words.label}
          {...(hint !== "" && { hint })}
          error={error}
          options={options}
          layout={isShort ? "inline" : "stacked"}
          {...(chosen !== undefined && { defaultValue: chosen })}
        />
      );
    }
    case "choices": {
      const chosen: readonly unknown[] = Array.isArray(entry) ? entry : [];
      return (
        <fieldset className="grid min-w-0" aria-describedby={words.hint === undefined ? undefined : `${id}-hint`}>
          <legend className="mb-1.5 font-bold text-ink">{words.label}</legend>
          {words.hint !== undefined && <FieldHint id={`${id}-hint`}>{words.hint}</FieldHint>}
          <div className="mt-1 grid gap-x-6 wide-phone:grid-cols-2 laptop:grid-cols-1">
            {optionsOf(description, words, shared).map(({ value, label, ...rest }, index) => (
              <Checkbox
                key={value}
                id={index === 0 ? id : `${id}-${value}`}
                name={path}
                value={value}
                label={label}
                hint={"hint" in rest ? rest.hint : undefined}
                defaultChecked={chosen.includes(value)}
              />
            ))}
          </div>
        </fieldset>
      );
    }
    case "yesNo": {
      // A checkbox if the default is "no". Otherwise two radio buttons, with neither selected if an unanswered question
      // must not count as "no".
      if (description.default === false)
        return (
          <Checkbox
            id={id}
            name={path}
            value="yes"
            label={words.label}
            hint={words.hint}
            error={error}
            defaultChecked={entry === true || entry === "yes"}
          />
        );
      return (
        <RadioGroup
          id={id}
          name={path}
          legend={words.label}
          hint={words.hint}
          error={error}
          layout="inline"
          {...yesNoChosen(entry, description.default)}
          options={[
            { value: "yes", label: shared.yes },
            { value: "no", label: shared.no },
          ]}
        />
      );
    }
    case "date":
      return (
        <Field id={id} label={words.label} hint={words.hint} error={error}>
          {(control) =>
            form.picksDates === true ? (
              <DateInput
                {...control}
                name={path}
                min={description.min}
                max={description.max}
                defaultValue={textOf(entry)}
              />
            ) : (
              <TextInput {...control} name={path} width="short" defaultValue={textOf(entry)} autoComplete="off" />
            )
          }
        </Field>
      );
    case "text": {
      const isLong = description.maxLength >= longText;
      return (
        <Field id={id} label={words.label} hint={words.hint} error={error}>
          {(control) =>
            isLong ? (
              <TextArea {...control} name={path} defaultValue={textOf(entry)} />
            ) : (
              <TextInput {...control} name={path} defaultValue={textOf(entry)} autoComplete="off" />
            )
          }
        </Field>
      );
    }
  }
}
