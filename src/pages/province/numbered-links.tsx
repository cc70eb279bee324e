import type { ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { TextLink } from "#design-system/link/link.tsx";
import { linksIn } from "../blocks/quick-navigation.tsx";

export interface NumberedLinksProps {
  readonly label: string;
  /** A Markdown list of links to parts of the page. */
  readonly children: ReactNode;
}

/** Links to parts of a page as a numbered index, for a dark hero section. */
export function NumberedLinks({ label, children }: NumberedLinksProps) {
  return (
    <nav aria-label={label}>
      <ol role={listRole("ol")} className="border-b border-on-deep-soft">
        {linksIn(children).map(({ href, label: part }, index) => (
          <li key={href} className="flex items-baseline gap-5 border-t border-on-deep-soft py-1.5">
            <span aria-hidden="true" className="w-6 shrink-0 font-display text-heading-3 text-on-deep-accent">
              {index + 1}
            </span>
            <span className="font-display text-heading-3">
              <TextLink href={href} tone="on-deep" variant="standalone">
                {part}
              </TextLink>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
