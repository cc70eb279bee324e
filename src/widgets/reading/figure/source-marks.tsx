import type { SourceId } from "#domain/figure.ts";
import { sourceOf } from "./known-sources.ts";
import { useCitations } from "./page-references.tsx";

export interface SourceMarksProps {
  /** Sources of what stands before the marks. */
  readonly ids: readonly SourceId[];
}

/** Raised numbers that lead to the page's source list. Ears get the publisher with each number. */
export function SourceMarks({ ids }: SourceMarksProps) {
  return useCitations(ids)
    .toSorted((one, other) => one.number - other.number)
    .map(({ id, number }, index) => (
      <sup key={id} data-slot="source-mark" className="whitespace-nowrap font-text font-semibold">
        {/* Keeps number and value apart where styles are lost: in snippets, and when copied. */}
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
