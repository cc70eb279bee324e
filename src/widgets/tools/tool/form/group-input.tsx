import { useState } from "react";
import { Checkbox } from "#design-system/checkbox/checkbox.tsx";
import type { GroupDescription } from "#domain/tools/input-description.ts";
import type { InputPath } from "#domain/tools/read-inputs.ts";
import { presenceName } from "./entries-of-form.ts";
import { ToolInput, controlId, type FormContext } from "./tool-input.tsx";
import type { AnyInputWords } from "#widgets/tools/tool/definition/input-names.ts";

export interface GroupInputProps {
  readonly form: FormContext;
  readonly path: InputPath;
  readonly description: GroupDescription;
  readonly words: AnyInputWords;
  readonly entry: unknown;
}

/** A group of fields about one item. For an optional item, a checkbox says whether it exists. */
export function GroupInput({ form, path, description, words, entry }: GroupInputProps) {
  const { isOptional, isPresentByDefault, fields } = description;
  const given = new Map<string, unknown>(typeof entry === "object" && entry !== null ? Object.entries(entry) : []);
  const [isPresent, setIsPresent] = useState(
    !isOptional || (entry === undefined ? isPresentByDefault : entry !== null),
  );
  const id = controlId(form.formId, path);
  const inputs = Object.entries(fields).map(([field, fieldDescription]) => (
    <ToolInput
      key={field}
      form={form}
      path={`${path}.${field}`}
      description={fieldDescription}
      words={words.fields?.[field] ?? { label: field }}
      entry={given.get(field)}
    />
  ));
  if (!isOptional)
    return (
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-1.5 font-bold text-ink">{words.label}</legend>
        {words.hint !== undefined && <p className="max-w-prose text-small text-ink-soft">{words.hint}</p>}
        <div className="grid items-end gap-4 border-s-2 border-brand-line ps-4 wide-phone:grid-cols-2">{inputs}</div>
      </fieldset>
    );
  return (
    <div>
      <input type="hidden" name={presenceName(path)} value={isPresent ? "yes" : "no"} />
      <Checkbox
        id={id}
        label={words.label}
        hint={words.hint}
        checked={isPresent}
        onChange={(event) => setIsPresent(event.currentTarget.checked)}
      />
      {isPresent && (
        <div role="group" aria-label={words.label} className="mt-3 mb-2 grid gap-5 border-s-2 border-brand-line ps-4">
          {inputs}
        </div>
      )}
    </div>
  );
}
