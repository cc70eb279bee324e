import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import type { Interest } from "#domain/lead.ts";
import { interestName } from "#words/interests.ts";
import * as words from "#words/lead-form.ts";

interface LeadFieldProps {
  readonly id: string;
  readonly error: string | undefined;
}

export function NameField({ id, error }: LeadFieldProps) {
  return (
    <Field id={id} label={words.fullName} required error={error}>
      {(control) => <TextInput {...control} name="name" autoComplete="name" />}
    </Field>
  );
}

export function EmailField({ id, error }: LeadFieldProps) {
  return (
    <Field id={id} label={words.email} required error={error}>
      {(control) => <TextInput {...control} name="email" type="email" autoComplete="email" />}
    </Field>
  );
}

export function PhoneField({ id, error }: LeadFieldProps) {
  return (
    <Field id={id} label={words.phone} required error={error} hint={words.withAreaCode}>
      {(control) => <TextInput {...control} name="phone" type="tel" autoComplete="tel" />}
    </Field>
  );
}

export interface InterestFieldProps extends LeadFieldProps {
  /** Topics to choose from. */
  readonly interests: readonly Interest[];
  /** The topic that is chosen until the visitor chooses another. */
  readonly likely?: Interest | undefined;
}

export function InterestField({ id, error, interests, likely }: InterestFieldProps) {
  return (
    <Field id={id} label={words.primaryInterest} required error={error}>
      {(control) => (
        <Select
          {...control}
          name="interest"
          defaultValue={likely !== undefined && interests.includes(likely) ? likely : undefined}
          placeholder={words.chooseOne}
          options={interests.map((interest) => ({ value: interest, label: interestName(interest) }))}
        />
      )}
    </Field>
  );
}
