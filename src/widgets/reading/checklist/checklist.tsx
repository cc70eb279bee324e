import { useId, type ReactNode } from "react";
import { listRole } from "#design-system/layout/layout-element.ts";
import { readMarkdownList } from "#widgets/reading/markdown/read-markdown.ts";
import { TickLine } from "./tick-line.tsx";

export interface ChecklistProps {
  readonly title: string;
  /** One plain list. */
  readonly children: ReactNode;
}

/**
 * Tasks and documents with a box to tick each, on the screen and on paper, where the list doesn't break across pages.
 */
export function Checklist({ title, children }: ChecklistProps) {
  const titleId = useId();
  return (
    <figure
      data-slot="checklist"
      aria-labelledby={titleId}
      className="max-w-prose break-inside-avoid border border-line-strong bg-surface px-6 py-5"
    >
      <figcaption id={titleId} className="border-b-2 border-ink pb-3 font-display text-heading-4 font-semibold">
        {title}
      </figcaption>
      <ul role={listRole("ul")} className="ps-0">
        {readMarkdownList(children).map((item, place) => (
          // A text's own items, which never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <TickLine key={place}>{item}</TickLine>
        ))}
      </ul>
    </figure>
  );
}
