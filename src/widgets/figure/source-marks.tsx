import { cva } from "class-variance-authority";
import type { SourceId } from "#domain/figure.ts";
import { sourceOf } from "./known-sources.ts";
import { useCitations } from "./page-references.tsx";

export interface SourceMarksProps {
  /** Sources of what stands before the marks. */
  readonly ids: readonly SourceId[];
}

/* What takes the tap is 24 pixels square and has no place in the line. A row of marks makes room for it. */
const link = cva(
  "relative text-brand no-underline after:absolute after:top-1/2 after:size-6 after:-translate-y-1/2 hover:underline",
  {
    variants: {
      stands: { alone: "after:left-1/2 after:-translate-x-1/2", inRow: "after:left-0" },
    },
  },
);

const place = cva("", {
  variants: { followed: { true: "inline-block min-w-6 print:min-w-0", false: "" } },
});

/** Raised numbers that lead to the page's source list. Ears get the publisher with each number. */
export function SourceMarks({ ids }: SourceMarksProps) {
  return useCitations(ids)
    .toSorted((one, other) => one.number - other.number)
    .map(({ id, number }, index, { length }) => (
      <sup key={id} data-slot="source-mark" className="whitespace-nowrap font-text font-semibold">
        {/* Keeps number and value apart where styles are lost: in snippets, and when copied. */}
        {index === 0 ? "\u202f" : " "}
        <span className={place({ followed: index < length - 1 })}>
          <a
            href={`#source-${id}`}
            aria-label={`source ${number}: ${sourceOf(id).publisher}`}
            className={link({ stands: length === 1 ? "alone" : "inRow" })}
          >
            {number}
          </a>
          {index < length - 1 && ","}
        </span>
      </sup>
    ));
}
