import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "#design-system/heading/heading.tsx";

const step = cva([
  "relative grid content-start [counter-increment:step]",
  "before:font-display before:text-heading-2 before:font-medium before:text-accent before:content-[counter(step)]",
  "group-data-[direction=down]/steps:grid-cols-[2.75rem_minmax(0,1fr)] group-data-[direction=down]/steps:items-baseline group-data-[direction=down]/steps:border-t",
  "group-data-[direction=down]/steps:border-line group-data-[direction=down]/steps:py-6",
  "group-data-[direction=across]/steps:border-t-2 group-data-[direction=across]/steps:border-ink",
  "group-data-[direction=across]/steps:gap-1 group-data-[direction=across]/steps:pt-4",
]);

export interface StepProps {
  /** The instruction, in the imperative. */
  readonly title: string;
  /** Depth of the title in the page's outline; without it the title is plain bold text. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** Details and pitfalls. */
  readonly children?: ReactNode;
}

/** One step in `Steps`. */
export function Step({ title, headingLevel, children }: StepProps) {
  return (
    <li data-slot="step" className={step()}>
      <div className="min-w-0 max-w-prose">
        {headingLevel === undefined ? (
          <p className="font-display text-heading-4 font-semibold">{title}</p>
        ) : (
          <Heading level={headingLevel} size={4}>
            {title}
          </Heading>
        )}
        {children !== undefined && <div className="prose mt-1.5 text-ink-soft">{children}</div>}
      </div>
    </li>
  );
}
