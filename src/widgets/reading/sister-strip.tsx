import type { ReactNode } from "react";
import * as words from "#words/reading.ts";

export interface SisterStripProps {
  /** Name of the sister site whose branding the page carries. */
  readonly sisterName: string;
  /** Owner of the sister site, and the reason for its name on the page. */
  readonly children: ReactNode;
}

/**
 * A slim band that discloses the sister site's name on the page, and the reason. Place the band below the page's title,
 * within a `Section`.
 */
export function SisterStrip({ sisterName, children }: SisterStripProps) {
  return (
    <aside
      data-slot="sister-strip"
      aria-label={words.about(sisterName)}
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-y border-accent bg-accent-wash px-4 py-2.5 text-small text-ink"
    >
      <p className="font-display text-heading-4 font-semibold">{sisterName}</p>
      <div>{children}</div>
    </aside>
  );
}
