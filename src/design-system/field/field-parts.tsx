import { cva } from "class-variance-authority";
import CircleAlert from "lucide-react/dist/esm/icons/circle-alert.mjs";
import type { ReactNode } from "react";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/** The box of a field; a rule at its start marks an error. */
export const fieldRecipe = cva("grid min-w-0 content-start gap-1.5 wrap-anywhere", {
  variants: { state: { valid: "", invalid: "border-s-4 border-negative ps-4" } },
  defaultVariants: { state: "valid" },
});

/** Whether optional content is present. */
export function isGiven(content: ReactNode): boolean {
  return content !== undefined && content !== null && content !== false && content !== "";
}

export interface FieldNoteProps {
  /** Referred to by the control's `aria-describedby`. */
  readonly id: string;
  /** Text of the note. */
  readonly children: ReactNode;
}

/** Help between a label and its control. */
export function FieldHint({ id, children }: FieldNoteProps) {
  return (
    <p id={id} data-slot="field-hint" className="max-w-prose text-small text-ink-soft">
      {children}
    </p>
  );
}

/** Error message for an answer. */
export function FieldError({ id, children }: FieldNoteProps) {
  const words = useDesignSystemWords();
  return (
    <p id={id} data-slot="field-error" className="flex max-w-prose gap-2 text-small font-semibold text-negative">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{`${words.error} `}</span>
        <span>{children}</span>
      </span>
    </p>
  );
}

/** The asterisk of a required field. Visual only: the control itself is marked as required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-negative">
      {" *"}
    </span>
  );
}
