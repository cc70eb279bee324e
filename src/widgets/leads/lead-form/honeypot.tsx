import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";
import * as words from "#words/lead-form.ts";

/** Name of the honeypot field, which is hidden from people and attracts bots. */
export const honeypotName = "confirm_subject";

/** Error for the rare person whose browser has filled the honeypot. */
export const honeypotMessage = words.clearThisFieldToSend;

export interface HoneypotProps {
  readonly id: string;
  /**
   * Value found in the honeypot. The field then becomes visible, for the rare person whose browser filled it in, so
   * that no real lead is lost.
   */
  readonly value: string;
}

/** A honeypot against spam: off screen, and out of the tab order and the accessibility tree until it has a value. */
export function Honeypot({ id, value }: HoneypotProps) {
  if (value === "") {
    return (
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={id}>{words.leaveThisFieldEmpty}</label>
        <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    );
  }
  return (
    <Field id={id} label={words.leaveThisFieldEmpty} error={honeypotMessage}>
      {(control) => <TextInput {...control} name={honeypotName} autoComplete="off" defaultValue={value} />}
    </Field>
  );
}
