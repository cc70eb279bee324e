import type { ReactNode } from "react";
import type { Elements } from "#design-system/elements.ts";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";
import { FieldError, FieldHint, fieldRecipe, isGiven, RequiredMark } from "./field-parts.tsx";

/** Props for the field's control: spread them on the input. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: true;
  readonly required?: true;
}

export interface FieldProps {
  /** Id of the control; hint and error derive theirs from it, and an error summary links to it. */
  readonly id: string;
  /** Always visible, above the control. */
  readonly label: ReactNode;
  /** Help that is needed before answering. */
  readonly hint?: ReactNode;
  /** Error message: the problem and how to fix it. */
  readonly error?: ReactNode;
  /** Marks the label, and makes the browser require an answer. */
  readonly required?: boolean;
  /** Adds "(optional)" to the label. For forms where most fields are required. */
  readonly optionalLabel?: boolean;
  /** Renders the control with the attributes that tie it to label, hint and error. */
  readonly children: (control: FieldControl) => Elements;
}

/**
 * A control with its label above, its hint below the label and its error beside it.
 *
 * Around every text box, number box and select. Checkbox and radio group have their own label.
 *
 * - Do: put the hint where it is read before typing.
 * - Do: explain in the error how to fix it.
 * - Don't: use a placeholder in place of a label.
 * - Don't: mark a field by an asterisk alone: explain the asterisk in the form.
 * - Accessibility: label, hint and error are tied to the control and announced with it.
 */
export function Field({ id, label, hint, error, required = false, optionalLabel = false, children }: FieldProps) {
  const words = useDesignSystemWords();
  const hasHint = isGiven(hint);
  const hasError = isGiven(error);
  const describedBy = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(" ");
  const control: FieldControl = {
    id,
    ...(describedBy !== "" && { "aria-describedby": describedBy }),
    ...(hasError && { "aria-invalid": true as const }),
    ...(required && { required: true as const }),
  };
  return (
    <div data-slot="field" className={fieldRecipe({ state: hasError ? "invalid" : "valid" })}>
      <label htmlFor={id} className="justify-self-start font-bold text-ink">
        <span>{label}</span>
        {required && <RequiredMark />}
        {optionalLabel && !required && (
          <>
            {" "}
            <span className="font-regular text-ink-soft">{words.optional}</span>
          </>
        )}
      </label>
      {hasHint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {hasError && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children(control)}
    </div>
  );
}
