import type { ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";

export interface PartProps {
  /** Id of the heading, for fragment links. */
  readonly id: string;
  readonly title: string;
  /** Depth of the heading in the page's outline. Default: 3. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** A list or table of a page under its own heading, which is also its accessible name. */
export function Part({ id, title, level = 3, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Heading level={level} id={id}>
        {title}
      </Heading>
      <div className="mt-4">{children}</div>
    </section>
  );
}
