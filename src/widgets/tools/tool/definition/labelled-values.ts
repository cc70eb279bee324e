import type { SimpleDescription } from "#domain/tools/input-description.ts";
import type { Entries, InputPath } from "#domain/tools/read-inputs.ts";
import type { LabelledValue } from "./answer-view.ts";
import { nameOf, optionLabel, wordsOf, type ToolText } from "./input-names.ts";
import { descriptionAt, type IsAsked } from "./input-path.ts";

/** Formats the value of an input: a number with its unit, an option's label, "Yes" or "None". */
export function writeValue(text: ToolText, path: InputPath, value: unknown): string {
  const { inputs, words, shared } = text;
  const description = descriptionAt(inputs, path);
  if (value === null || value === undefined || value === "") return shared.none;
  if (typeof value === "boolean") return value ? shared.yes : shared.no;
  if (typeof value === "number") {
    const unit =
      description !== undefined && "unit" in description ? description.unit : words.otherInputs?.[path]?.unit;
    return unit === undefined ? String(value) : shared.amount(value, unit);
  }
  if (description?.kind === "yesNo") return value === "yes" ? shared.yes : shared.no;
  if (typeof value === "string") return optionLabel(text, path, value);
  if (Array.isArray(value)) {
    const options = value.filter((option: unknown) => typeof option === "string");
    return options.length === 0 ? shared.none : options.map((option) => optionLabel(text, path, option)).join(", ");
  }
  return "";
}

/** Label and formatted value of an input. */
export function labelledValue(text: ToolText, path: InputPath, value: unknown): LabelledValue {
  return {
    label: nameOf(text, path),
    value: writeValue(text, path, value),
    ...(typeof value === "number" && { number: value }),
  };
}

/** Label and default of an empty input. */
export function labelledDefault(text: ToolText, path: InputPath): LabelledValue {
  const { inputs, shared } = text;
  const description = descriptionAt(inputs, path);
  const label = nameOf(text, path);
  if (description === undefined || description.kind === "list") return { label, value: shared.none };
  if (description.kind === "group") {
    return { label, value: description.isPresentByDefault ? shared.haveOne : shared.none };
  }
  return labelledValue(text, path, description.default);
}

type FieldDescriptions = Readonly<Record<string, SimpleDescription>>;

function fieldValues(path: InputPath, fields: FieldDescriptions, values: unknown) {
  if (typeof values !== "object" || values === null) return [];
  const byField = new Map<string, unknown>(Object.entries(values));
  return Object.keys(fields).map((field) => ({ field, path: `${path}.${field}`, value: byField.get(field) }));
}

/** Every entered value with its label. Lists and groups are split into their fields. */
export function enteredValues(
  text: ToolText,
  {
    entries,
    values,
    assumed,
    isAsked,
  }: {
    readonly entries: Entries;
    readonly values: Entries;
    readonly assumed: ReadonlySet<InputPath>;
    readonly isAsked: IsAsked;
  },
): readonly LabelledValue[] {
  return Object.entries(text.inputs).flatMap(([input, description]) => {
    if (!isAsked(input, entries) || assumed.has(input)) return [];
    const value = values[input];
    if (description.kind === "list") {
      const rows: readonly unknown[] = Array.isArray(value) ? value : [];
      return rows
        .flatMap((row, index) => fieldValues(`${input}.${index}`, description.fields, row))
        .filter(({ field, path }) => isAsked(`${input}.${field}`, entries) && !assumed.has(path))
        .map((field) => labelledValue(text, field.path, field.value));
    }
    if (description.kind === "group") {
      if (value === null) return [{ label: wordsOf(text, input).label, value: text.shared.none }];
      return fieldValues(input, description.fields, value)
        .filter(({ path }) => !assumed.has(path))
        .map((field) => labelledValue(text, field.path, field.value));
    }
    return [labelledValue(text, input, value)];
  });
}
