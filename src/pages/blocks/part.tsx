import type { ReactNode } from "react";
import { Heading } from "#design-system/heading/heading.tsx";

export interface PartProps {
  /** Fragment that leads here. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A list or table of a page under a heading of its own, which names it for assistive technology. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Heading level={3} id={id}>
        {title}
      </Heading>
      <div className="mt-4">{children}</div>
    </section>
  );
}
