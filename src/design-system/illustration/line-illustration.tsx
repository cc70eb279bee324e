/** The lines that have a plate. */
export type IllustratedLine = "life" | "home" | "auto" | "travel" | "health" | "business" | "disability";

export interface LineIllustrationProps {
  /** What is drawn. */
  readonly line: IllustratedLine;
  /** `small` beside a label, `medium` in a card, `large` at the head of a page. */
  readonly size?: "small" | "medium" | "large" | undefined;
}

/** A line's plate. */
export function LineIllustration({ line, size = "medium" }: LineIllustrationProps) {
  return (
    <svg
      data-slot="line-illustration"
      data-line={line}
      data-size={size}
      aria-hidden="true"
      viewBox="0 0 96 96"
      fill="none"
      className="size-24"
    >
      <circle cx="48" cy="48" r="40" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
