import TriangleAlert from "lucide-react/dist/esm/icons/triangle-alert.mjs";
import { useEffect, useId, useRef, type MouseEvent } from "react";
import { useDesignSystemWords } from "#design-system/words/design-system-words.ts";

/** One error to fix. */
export interface ErrorSummaryItem {
  /** Fragment of the control to go to, such as "#email". */
  readonly href: `#${string}`;
  /** The same words as beside the field. */
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** Short statement that there is a problem. */
  readonly title?: string;
  /** In the order of the fields. Nothing is shown for an empty list. */
  readonly errors: readonly ErrorSummaryItem[];
  /** Level of the title on its page. */
  readonly headingLevel?: 2 | 3 | 4;
}

/**
 * Errors of a form, listed above it. Takes focus on mount; its links move focus to the fields. Set a `key` that counts
 * the attempts, so that the next failed attempt moves focus again.
 */
export function ErrorSummary({ title, errors, headingLevel = 2 }: ErrorSummaryProps) {
  const words = useDesignSystemWords();
  if (errors.length === 0) return null;
  return <Summary title={title ?? words.errorSummary} errors={errors} headingLevel={headingLevel} />;
}

function Summary({ title, errors, headingLevel }: Required<ErrorSummaryProps>) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    root.current?.focus();
    // The scroll margin leaves space for the toast, which a phone shows at the top.
    root.current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <div
      ref={root}
      data-slot="error-summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-32 rounded-medium border-2 wrap-anywhere border-negative bg-surface p-4 wide-phone:p-5"
    >
      <Heading id={titleId} className="flex items-start gap-2.5 font-display text-heading-3 font-semibold text-ink">
        <TriangleAlert aria-hidden="true" className="mt-1 size-6 shrink-0 text-negative" />
        <span className="min-w-0">{title}</span>
      </Heading>
      <ul className="mt-1">
        {errors.map(({ href, message }) => (
          <li key={`${href} ${message}`}>
            <a
              href={href}
              onClick={goToField}
              className="inline-flex min-h-target items-center font-semibold text-negative underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Moves focus without adding the fragment to the history, and scrolls the label into view with its control. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  const label = field instanceof HTMLInputElement ? field.labels?.item(0) : null;
  (label ?? field.closest("[data-slot=field]") ?? field).scrollIntoView({ block: "nearest" });
  field.focus({ preventScroll: label !== null });
}
