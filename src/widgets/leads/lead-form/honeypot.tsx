import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import * as words from "#words/lead-form.ts";

/** Name of the field that people never see and scripts like to fill. */
export const honeypotName = "confirm_subject";

/** For the rare person who is caught. */
export const honeypotMessage = words.clearThisFieldToSend;

export interface HoneypotProps {
  readonly id: string;
  /**
   * What the honeypot has caught. The field then shows itself, for the rare person whose browser filled it in, so that no
   * real lead is thrown away.
   */
  readonly caught: string;
}

/** A field against spam: off screen, out of the tab order and of the accessibility tree until it has caught something. */
export function Honeypot({ id, caught }: HoneypotProps) {
  if (caught === "") {
    return (
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={id}>{words.leaveThisFieldEmpty}</label>
        <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    );
  }
  return (
    <Field id={id} label={words.leaveThisFieldEmpty} error={honeypotMessage}>
      {(control) => <TextInput {...control} name={honeypotName} autoComplete="off" defaultValue={caught} />}
    </Field>
  );
}
