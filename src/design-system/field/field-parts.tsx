import { cva } from "class-variance-authority";
import CircleAlert from "lucide-react/dist/esm/icons/circle-alert.mjs";
import type { ReactNode } from "react";
import * as words from "#words/design-system.ts";

/** The box of a field; a left rule marks it when its answer has an error. */
export const fieldRecipe = cva("grid min-w-0 content-start gap-1.5 wrap-anywhere", {
  variants: { state: { valid: "", invalid: "border-s-4 border-negative ps-4" } },
  defaultVariants: { state: "valid" },
});

/** Whether a piece of content was given at all. */
export function isGiven(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== false && content !== "";
}

export interface FieldNoteProps {
  /** Referred to by the control's `aria-describedby`. */
  readonly id: string;
  /** The words. */
  readonly children: ReactNode;
}

/** Help that stands between a label and its control. */
export function FieldHint({ id, children }: FieldNoteProps) {
  return (
    <p id={id} data-slot="field-hint" className="max-w-prose text-small text-ink-soft">
      {children}
    </p>
  );
}

/** What is wrong with an answer. */
export function FieldError({ id, children }: FieldNoteProps) {
  return (
    <p id={id} data-slot="field-error" className="flex max-w-prose gap-2 text-small font-semibold text-negative">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{`${words.errorLabel} `}</span>
        {children}
      </span>
    </p>
  );
}

/** The asterisk of a required field. For eyes only: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-negative">
      {" *"}
    </span>
  );
}
