import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";

export interface ShownLinkProps {
  readonly id: string;
  readonly label: string;
  readonly link: string;
}

/** A link to copy by hand if the browser denies clipboard access. */
export function ShownLink({ id, label, link }: ShownLinkProps) {
  return (
    <div className="mt-2 max-w-prose">
      <Field id={id} label={label}>
        {(control) => (
          <TextInput {...control} readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </Field>
    </div>
  );
}
