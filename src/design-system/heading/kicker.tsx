import type { ReactNode } from "react";

export interface KickerProps {
  /** A word or two. */
  readonly children: ReactNode;
}

/**
 * A short line above a title, set on a small accent rule. The kicker is not a heading, and the title must make sense
 * without it.
 */
export function Kicker({ children }: KickerProps) {
  return (
    <p
      data-slot="kicker"
      className="mb-3 flex items-center gap-3 wrap-anywhere text-caption font-semibold tracking-label text-ink-soft before:w-7 before:shrink-0 before:border-t-2 before:border-accent"
    >
      {children}
    </p>
  );
}
