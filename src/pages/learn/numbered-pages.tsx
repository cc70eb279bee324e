import type { ReactNode } from "react";
import { SiteLink } from "#design-system/link/link.tsx";
import { readPageEntries } from "../blocks/page-entries.ts";

export interface NumberedPagesProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** A Markdown table: a link to each page, and a sentence about it. */
  readonly children: ReactNode;
}

/** Pages in reading order, from a table of the page's file. */
export function NumberedPages({ label, children }: NumberedPagesProps) {
  return (
    <ol aria-label={label} className="mt-12 grid grid-cols-1 gap-x-10 tablet:grid-cols-2 laptop:grid-cols-3">
      {readPageEntries(children).map(({ href, title, text }, index) => (
        <li key={href} className="border-t border-line">
          <SiteLink href={href} className="group flex min-h-target gap-4 py-5 text-ink no-underline">
            <span aria-hidden="true" className="w-7 shrink-0 font-display text-heading-4 text-accent">
              {index + 1}
            </span>
            <span>
              <span className="block font-display text-heading-4 font-semibold text-brand underline decoration-1 underline-offset-4 group-hover:decoration-2">
                {title}
              </span>
              <span className="mt-1 block text-small text-ink-soft">{text}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
