import { useState } from "react";
import { Field } from "#design-system/field/field.tsx";
import { TextInput } from "#design-system/text-input/text-input.tsx";

/** Writes text to the clipboard. Rejects if the browser denies access. */
export type CopyText = (text: string) => Promise<void>;

/** Copies with the Clipboard API. */
export const copyToClipboard: CopyText = (text) => navigator.clipboard.writeText(text);

/**
 * Copies text and reports the outcome of the last copy.
 * @param failed - Message shown if the browser denies access.
 */
export function useCopy(copyText: CopyText, failed: string) {
  const [message, setMessage] = useState("");
  async function copy(text: string, done: string) {
    try {
      await copyText(text);
      setMessage(done);
    } catch {
      setMessage(failed);
    }
  }
  return [message, copy, setMessage] as const;
}

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
