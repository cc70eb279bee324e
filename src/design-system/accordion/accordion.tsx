import { useId, type ReactNode } from "react";
import { Details } from "#design-system/details/details.tsx";
import type { HeadingLevel } from "#design-system/heading/heading.tsx";

export interface AccordionItem {
  /** Fragment that opens the part. */
  readonly id: string;
  /** Text of the summary that opens the part. */
  readonly title: string;
  /** Text or rendered Markdown. */
  readonly content: ReactNode;
}

export interface AccordionProps {
  /** The parts in their order. Nothing is shown for an empty list. */
  readonly items: readonly AccordionItem[];
  /** Id of the part that is open at first; none if left out. */
  readonly defaultOpen?: string | undefined;
  /** Depth of the titles in the page's outline; left out, they are not headings. */
  readonly headingLevel?: HeadingLevel | undefined;
}

/**
 * Parts of which at most one is open at a time. Native `<details>` elements with a shared name do this without script
 * and support find-in-page, so Radix's accordion would add nothing.
 */
export function Accordion({ items, defaultOpen, headingLevel }: AccordionProps) {
  const name = useId();
  return (
    <div data-slot="accordion">
      {items.map(({ id, title, content }) => (
        <Details key={id} id={id} summary={title} name={name} open={id === defaultOpen} headingLevel={headingLevel}>
          {content}
        </Details>
      ))}
    </div>
  );
}
