import type { SourceId } from "#domain/figure.ts";
import { sourceOf } from "./known-sources.ts";
import { useCitations } from "./page-references.tsx";

export interface SourceMarksProps {
  /** Sources of the content before the marks. */
  readonly ids: readonly SourceId[];
}

/** Superscript numbers that link to the page's source list. Screen readers announce the publisher with each number. */
export function SourceMarks({ ids }: SourceMarksProps) {
  return useCitations(ids)
    .toSorted((one, other) => one.number - other.number)
    .map(({ id, number }, index) => (
      <sup key={id} data-slot="source-mark" className="whitespace-nowrap font-text font-semibold">
        {/* Separates number and value where styles are lost: in search snippets and copied text. */}
        {index === 0 ? "\u202f" : ", "}
        <a
          href={`#source-${id}`}
          aria-label={`source ${number}: ${sourceOf(id).publisher}`}
          className="small-target text-brand no-underline hover:underline"
        >
          {number}
        </a>
      </sup>
    ));
}
