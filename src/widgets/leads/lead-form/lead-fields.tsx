import { Field } from "#design-system/field/field.tsx";
import { Select } from "#design-system/select/select.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import { humaniseInterest, leadLimits, type Interest } from "#domain/lead.ts";
import * as words from "#words/lead-form.ts";

interface LeadFieldProps {
  readonly id: string;
  readonly error: string | undefined;
}

export function NameField({ id, error }: LeadFieldProps) {
  return (
    <Field id={id} label={words.fullName} required error={error}>
      {(control) => <TextInput {...control} name="name" autoComplete="name" maxLength={leadLimits.name} />}
    </Field>
  );
}

export function EmailField({ id, error }: LeadFieldProps) {
  return (
    <Field id={id} label={words.email} required error={error}>
      {(control) => (
        <TextInput {...control} name="email" type="email" autoComplete="email" maxLength={leadLimits.email} />
      )}
    </Field>
  );
}

export function PhoneField({ id, error }: LeadFieldProps) {
  return (
    <Field id={id} label={words.phone} required error={error} hint={words.withAreaCode}>
      {(control) => <TextInput {...control} name="phone" type="tel" autoComplete="tel" maxLength={leadLimits.phone} />}
    </Field>
  );
}

export interface InterestFieldProps extends LeadFieldProps {
  /** Topics to choose from. */
  readonly interests: readonly Interest[];
}

export function InterestField({ id, error, interests }: InterestFieldProps) {
  return (
    <Field id={id} label={words.primaryInterest} required error={error}>
      {(control) => (
        <Select
          {...control}
          name="interest"
          placeholder={words.chooseOne}
          options={interests.map((interest) => ({ value: interest, label: humaniseInterest(interest) }))}
        />
      )}
    </Field>
  );
}
