import { useId, useRef, type ReactNode } from "react";
import * as words from "#words/reading.ts";
import { useHoverPopover } from "./use-hover-popover.ts";

export interface TermDefinitionProps {
  readonly definition: string;
  /** The term in the other language. */
  readonly otherLanguage?: string | undefined;
}

/** A term's definition and, where people meet both languages, its name in the other one. */
export function TermDefinition({ definition, otherLanguage }: TermDefinitionProps) {
  if (otherLanguage === undefined) return <span>{definition}</span>;
  return (
    <>
      <span>{`${definition} ${words.otherLanguageTerm.before} `}</span>
      <i lang={words.otherLanguageTerm.lang}>{otherLanguage}</i>.
    </>
  );
}

export interface GlossaryTermProps {
  /** The term as spelled in the glossary. */
  readonly term: string;
  readonly definition: string;
  readonly otherLanguage?: string;
  /** The term as spelled in the sentence. */
  readonly children: ReactNode;
}

const popoverStyle = [
  "explanation explanation-marked w-80 max-w-full bg-surface px-4 py-3",
  "text-start font-text text-small font-regular whitespace-normal text-ink print:hidden",
  // Fallback without anchor positioning: the bottom of the window.
  "fixed inset-x-4 top-auto bottom-4 mx-auto",
  "supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-1.5",
  "[position-area:bottom]",
].join(" ");

/**
 * An insurance term with its definition on press, tap or hover. The browser opens and closes the popover, so it also
 * works before and without JavaScript. Prose uses `<Term id="deductible">`, and the compiler inserts the glossary's
 * text.
 *
 * Accessibility: a button that opens a note called “Definition: …”. The letters are a named navigation.
 */
export function GlossaryTerm({ term, definition, otherLanguage, children }: GlossaryTermProps) {
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
        aria-label={words.definitionOf(term)}
        className={popoverStyle}
      >
        <strong className="block font-display text-heading-4 font-semibold">{term}</strong>
        <TermDefinition definition={definition} otherLanguage={otherLanguage} />
      </span>
    </span>
  );
}
