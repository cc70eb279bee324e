export interface LogoProps {
  /** Name of the site, as text. */
  readonly siteName: string;
}

/**
 * The wordmark: a north star under an arch of cover, and the name.
 *
 * Accessibility: the drawing is never announced; the name is text.
 */
export function Logo({ siteName }: LogoProps) {
  return (
    <span
      data-slot="logo"
      className="inline-flex items-center gap-2 font-display text-heading-4 font-semibold tracking-tight phone:text-heading-3"
    >
      <svg
        aria-hidden="true"
        width="30"
        height="30"
        viewBox="0 0 32 32"
        fill="none"
        className="shrink-0 max-[26.5rem]:hidden"
      >
        <path d="M4 27V16a12 12 0 0 1 24 0v11" stroke="currentColor" strokeWidth="2.4" />
        <path d="M2 28h28" stroke="currentColor" strokeWidth="2.4" />
        <path d="M16 8.5l2.1 6.9L25 17.5l-6.9 2.1L16 26.5l-2.1-6.9L7 17.5l6.9-2.1z" className="fill-accent" />
      </svg>
      {/* The font's capitals stand above the middle of the line. */}
      <span className="pt-1">{siteName}</span>
    </span>
  );
}
