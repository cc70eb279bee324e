import { useId, useRef, type ReactNode } from "react";
import { useHoverPopover } from "./use-hover-popover.ts";

export interface GlossaryTermProps {
  /** The term as the glossary has it. */
  readonly term: string;
  readonly definition: string;
  /** The term as the sentence has it. */
  readonly children: ReactNode;
}

const popoverStyle = [
  "explanation explanation-marked w-80 max-w-full bg-surface px-4 py-3",
  "text-start font-text text-small font-regular whitespace-normal text-ink print:hidden",
  // A browser that can't place it below the word shows it at the foot of the window.
  "fixed inset-x-4 top-auto bottom-4 mx-auto",
  "supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-1.5",
  "[position-area:bottom]",
].join(" ");

/**
 * A word of the field with its definition one press, tap or hover away. The browser opens and closes it, so it also works
 * before and without JavaScript. Prose says `<Term id="deductible">`, and the compiler puts in what the glossary says.
 *
 * Accessibility: a button that opens a note called “Definition: …”. The letters are a named navigation.
 */
export function GlossaryTerm({ term, definition, children }: GlossaryTermProps) {
  const popoverId = useId();
  const popover = useRef<HTMLSpanElement>(null);
  const { area, onPress } = useHoverPopover(popover);
  return (
    <span data-slot="glossary-term" {...area}>
      <button
        type="button"
        popoverTarget={popoverId}
        onClick={onPress}
        className="cursor-help text-start underline decoration-accent decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid"
      >
        {children}
      </button>
      <span
        ref={popover}
        id={popoverId}
        popover="auto"
        role="note"
        aria-label={`Definition: ${term}`}
        className={popoverStyle}
      >
        <strong className="block font-display text-heading-4 font-semibold">{term}</strong>
        {definition}
      </span>
    </span>
  );
}
