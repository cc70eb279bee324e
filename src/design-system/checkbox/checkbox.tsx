import Check from "lucide-react/dist/esm/icons/check.mjs";
import { useId, type ComponentPropsWithRef, type ReactNode } from "react";
import { FieldError, FieldHint, fieldRecipe, isGiven } from "#design-system/field/field-parts.tsx";

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<"input">,
  "className" | "style" | "type" | "children" | "aria-invalid"
> {
  /** The statement that the visitor agrees to, shown verbatim: `required` adds no mark. */
  readonly label: ReactNode;
  /** Help that is needed before answering. */
  readonly hint?: ReactNode;
  /** Error message: the problem and how to fix it. */
  readonly error?: ReactNode;
}

/**
 * A box to tick. The whole label is the target.
 *
 * For a single yes or no, such as consent or a filter. For one choice of several, use a RadioGroup.
 *
 * - Do: word it so that a tick means yes.
 * - Do: leave consent unticked.
 * - Don't: pre-tick a box that the law requires visitors to tick themselves.
 * - Don't: write “do not” in the label.
 * - Accessibility: the whole label can be pressed; hint and error are announced with it.
 */
export function Checkbox({ label, hint, error, id, "aria-describedby": describedByOther, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasHint = isGiven(hint);
  const hasError = isGiven(error);
  const describedBy = [hasError && `${inputId}-error`, hasHint && `${inputId}-hint`, describedByOther]
    .filter(Boolean)
    .join(" ");
  return (
    <div data-slot="checkbox" className={fieldRecipe({ state: hasError ? "invalid" : "valid" })}>
      {hasError && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      <label
        htmlFor={inputId}
        className="group flex min-h-target cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
      >
        <span className="relative mt-0.5 inline-grid size-6 shrink-0 place-items-center">
          <input
            id={inputId}
            type="checkbox"
            className="peer size-6 cursor-pointer appearance-none rounded-small border-2 border-line-strong bg-surface group-hover:border-brand checked:border-brand checked:bg-brand aria-invalid:border-negative disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken checked:disabled:border-line-strong checked:disabled:bg-line-strong forced-colors:appearance-auto"
            {...rest}
            {...(describedBy !== "" && { "aria-describedby": describedBy })}
            // Without this attribute, browsers report a required box as invalid before the visitor has reached it.
            aria-invalid={hasError}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible absolute size-4 text-on-brand peer-checked:visible forced-colors:hidden"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {hasHint && (
        <div className="ps-9">
          <FieldHint id={`${inputId}-hint`}>{hint}</FieldHint>
        </div>
      )}
    </div>
  );
}
