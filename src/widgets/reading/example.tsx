import { useId, type ReactNode } from "react";
import { FigureGroup } from "#widgets/reading/figure/figure.tsx";
import * as words from "#words/reading.ts";

export interface ExampleProps {
  readonly title: string;
  /** The story and its arithmetic; a list becomes the lines of the sum. */
  readonly children: ReactNode;
}

/**
 * A worked example with its arithmetic shown. A single note marks its numbers as made up, so only figures from other
 * sources keep their own mark.
 */
export function Example({ title, children }: ExampleProps) {
  const titleId = useId();
  return (
    <figure
      data-slot="example"
      aria-labelledby={titleId}
      className="max-w-prose break-inside-avoid bg-sunken px-6 py-5"
    >
      <p className="text-caption text-balance text-ink-soft">{words.workedExample}</p>
      <figcaption id={titleId} className="mt-1 font-display text-heading-4 font-semibold">
        {title}
      </figcaption>
      <div className="mt-3 grid gap-3 tabular-nums [&_li]:border-t [&_li]:border-line-strong [&_li]:py-1.5 [&_ol]:list-inside [&_ol]:list-decimal [&_ul]:list-none [&_ul]:ps-0">
        <FigureGroup basis="illustrative">{children}</FigureGroup>
      </div>
    </figure>
  );
}
